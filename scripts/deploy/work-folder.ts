import { promises as fs, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ifBrokenOff } from './if-broken-off.ts'

/** Does something with a folder that is gone afterwards. */
export const inWorkFolder = async <Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-deploy-'))
  // Who breaks it off may leave no key behind.
  const leave = () => rmSync(folder, { recursive: true, force: true })
  try {
    return await ifBrokenOff(leave, () => use(folder))
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
