import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Does something with a folder that is gone afterwards. */
export const inWorkFolder = async <Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-deploy-'))
  try {
    return await use(folder)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
