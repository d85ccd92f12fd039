/** About how many lines a scale has. */
const LINES = 4

const NICE = [1, 2, 2.5, 5, 10]

/** A round distance, at least as far as asked. */
const niceStep = (atLeast: number): number => {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  return power * (NICE.find((nice) => nice * power >= atLeast * 0.999) ?? 10)
}

/** A scale with nought and round steps over all values. */
export const scaleOver = (values: readonly number[]) => {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const step = niceStep((highest - lowest) / LINES)
  const first = Math.floor(lowest / step)
  const last = Math.ceil(highest / step)
  const steps = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { bottom: first * step, top: last * step, steps }
}
