const HOUR = 3_600_000

/** Until it is tried again where the disk took no note. */
const MINUTE = 60_000

/** Work that is done when somebody wakes it, and by itself when something is due. */
export interface Upkeep {
  wake: () => void
  /** Resolves when nothing is under way. */
  settled: () => Promise<void>
}

/**
 * Does its work once at a time: woken meanwhile, it is done again.
 *
 * @param work resolves to the moment at which the next thing is due, in milliseconds, if there is one
 */
export const openUpkeep = (work: () => Promise<number | undefined>): Upkeep => {
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  const wakeIn = (pause: number): void => {
    clearTimeout(timer)
    timer = setTimeout(wake, pause)
    timer.unref()
  }
  const run = async (): Promise<void> => {
    do {
      again = false
      wakeIn(MINUTE)
      const next = (await work()) ?? Number.POSITIVE_INFINITY
      wakeIn(Math.min(HOUR, Math.max(0, next - Date.now())))
    } while (again)
  }
  const wake = (): void => {
    again = true
    running ??= run()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        running = undefined
        if (again) wake()
      })
  }
  return { wake, settled: async () => running }
}
