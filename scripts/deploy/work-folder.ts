import { promises as fs, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { locationsIn } from '../machine/files/clear-unused.ts'
import { isAbandoned, ownMark } from '../machine/files/own-mark.ts'
import { DeployFault } from './deploy-fault.ts'
import { ifBrokenOff } from './if-broken-off.ts'
import { deployWords } from './words.ts'

/** Of whom a work folder is stands behind it, up to a dot. */
const beginning = (): string => path.join(os.tmpdir(), 'gewerk-deploy-')

const makeFolder = (): Promise<string> =>
  fs.mkdtemp(`${beginning()}${ownMark}.`).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new DeployFault(deployWords.noTemporaryFolder(os.tmpdir()))
      : error
  })

/** Does something with a folder that is gone afterwards. */
export const inWorkFolder = async <Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await makeFolder()
  // Who breaks it off may leave no key behind.
  const leave = () => rmSync(folder, { recursive: true, force: true })
  try {
    return await ifBrokenOff(leave, () => use(folder))
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Removes the work folders of runs that were killed, as a key may lie in one. */
export const clearWorkFolders = async (): Promise<void> => {
  const start = beginning()
  for (const location of await locationsIn(os.tmpdir())) {
    if (!location.startsWith(start)) continue
    const [mark = ''] = location.slice(start.length).split('.')
    const stats = await fs.stat(location).catch(() => undefined)
    if (stats && isAbandoned(mark, stats.mtimeMs))
      await fs.rm(location, { recursive: true, force: true }).catch(() => undefined)
  }
}
