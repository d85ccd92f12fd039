import { openProgress, type Progress } from '../progress/progress.ts'

/** Tells at this process's terminal, or in the log that stands for one, how far it is. */
export const ownProgress = (): Progress =>
  openProgress({
    stream: process.stderr,
    isLive: process.stderr.isTTY && !process.env.CI,
    now: () => performance.now(),
  })
