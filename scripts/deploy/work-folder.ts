import { promises as fs, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Does something with a folder that is gone afterwards. */
export const inWorkFolder = async <Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-deploy-'))
  // Who breaks it off may leave no key behind.
  const leave = (signal: NodeJS.Signals) => {
    rmSync(folder, { recursive: true, force: true })
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, leave)
  try {
    return await use(folder)
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave)
    await fs.rm(folder, { recursive: true, force: true })
  }
}
