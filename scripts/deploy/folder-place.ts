import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../machine/files/make-folder.ts'
import { onceReleased } from '../machine/files/once-released.ts'
import { FILE_RIGHTS, FOLDER_RIGHTS, openTo } from '../machine/files/open-to.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { DeployFault } from './deploy-fault.ts'
import { type Place, UNFINISHED } from './plan.ts'
import { deployWords } from './words.ts'

/** What is wrong with the folder is no fault of the program. */
const explain = (error: NodeJS.ErrnoException, file: string): Error => {
  if (['EISDIR', 'ERR_FS_EISDIR'].includes(error.code ?? ''))
    return new DeployFault(deployWords.isAFolder(file))
  if (['EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
    return new DeployFault(deployWords.notAFolder(file))
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? ''))
    return new DeployFault(deployWords.noRight(file))
  // Of what is copied, the system names the file in dist.
  if (['ENOSPC', 'EDQUOT'].includes(error.code ?? ''))
    return new DeployFault(deployWords.full(file))
  // What was there a moment ago; of what is copied, the part in dist may be missing.
  if (error.code === 'ENOENT' && error.syscall !== 'copyfile')
    return new DeployFault(deployWords.another(file))
  return error
}

const explained = (work: Promise<unknown>, file: string): Promise<unknown> =>
  work.catch((error) => {
    throw explain(error, file)
  })

/** With those above it; what is there already keeps its rights. */
const makeReadable = async (folder: string): Promise<void> => {
  const isNew = !existsSync(folder)
  if (isNew) await makeReadable(path.dirname(folder))
  makeFolder(folder)
  if (isNew) openTo(FOLDER_RIGHTS, folder)
}

/** A folder of this machine, or one that it has mounted. */
export const folderPlace = (from: string, to: string): Place => ({
  manifest: () => readBuildManifest(to),
  sizes: async (names) => {
    const found = await Promise.all(
      names.map(async (name): Promise<[string, number][]> => {
        const stats = await fs.stat(path.join(to, name)).catch(() => undefined)
        return stats?.isFile() ? [[name, stats.size]] : []
      }),
    )
    return new Map(found.flat())
  },
  put: async (names, folder = from) => {
    for (const name of names) {
      const target = path.join(to, name)
      const unfinished = target + UNFINISHED
      const around = path.dirname(target)
      await explained(makeReadable(around), around)
      const copied = fs.copyFile(path.join(folder, name), unfinished)
      await explained(
        copied.then(() => openTo(FILE_RIGHTS, unfinished)),
        unfinished,
      )
      const renamed = onceReleased(() => fs.rename(unfinished, target))
      await explained(renamed, target)
    }
  },
  remove: async (names) => {
    for (const name of names) {
      const target = path.join(to, name)
      await explained(fs.rm(target, { force: true }), target)
    }
  },
  removeEmpty: async (folders) => {
    // One that stays is in nobody's way.
    for (const name of folders) await fs.rmdir(path.join(to, name)).catch(() => undefined)
  },
})
