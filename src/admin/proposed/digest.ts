/** Odd numbers that mix the bits of a sum well, as others have measured: cyrb53. */
const MIX = [2654435761, 1597334677] as const

/** A short name for a long text, which no other text of somebody's has. */
export const digestOf = (text: string): string => {
  const sums = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1)
    MIX.forEach((factor, nth) => {
      sums[nth] = Math.imul((sums[nth] ?? 0) ^ text.charCodeAt(index), factor)
    })
  return sums.map((sum) => (sum >>> 0).toString(36)).join('-')
}
