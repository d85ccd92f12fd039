import { randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { digest, isDigest } from '../../machine/digest.ts'
import { clearUnused, locationsIn, noteUse } from '../../machine/files/clear-unused.ts'
import { makeFolder } from '../../machine/files/make-folder.ts'
import { onceReleased } from '../../machine/files/once-released.ts'
import { isMark, ownMark } from '../../machine/files/own-mark.ts'

/** Files that have been made, by what they were made from. */
export interface FileCache {
  /**
   * Makes a file of the cache unless it is there.
   *
   * @param name says all that the file is made from
   * @returns path of the file
   */
  once: (name: string, make: (file: string) => Promise<unknown>) => Promise<string>
  /** Clears away what no build has used for a long time. */
  clear: () => Promise<void>
}

/** `name.digest.ending`: a file says itself what it has to hold. */
const NAMED = /^(.+)\.[\w-]{16}(\.\w+)$/

const withDigest = (name: string, bytes: Uint8Array): string => {
  const { name: base, ext } = path.parse(name)
  return `${base}.${digest(bytes)}${ext}`
}

/** `name.digest.ending`, or `name.mark.id` of a run that was cut off. */
const isOurs = (location: string): boolean => {
  const [, digestOrMark = ''] = path.basename(location).split('.').toReversed()
  return isDigest(digestOrMark) || isMark(digestOrMark)
}

/** The files of a folder by the names under which they are looked for. */
const filesIn = async (folder: string): Promise<Map<string, string>> => {
  const files = await fs.readdir(folder).catch(() => [])
  return new Map(files.map((file) => [file.replace(NAMED, '$1$2'), file]))
}

/**
 * Opens a folder of such files. Each is made under a name of its own first: a run that is cut off must not
 * leave half a file behind. What has been damaged since is made again.
 */
export const openCache = (folder: string): FileCache => {
  let listed: Promise<Map<string, string>> | undefined

  const isWhole = async (name: string, file: string): Promise<boolean> => {
    const bytes = await fs.readFile(path.join(folder, file)).catch(() => undefined)
    return bytes !== undefined && withDigest(name, bytes) === file
  }
  const add = async (name: string, make: (file: string) => Promise<unknown>): Promise<string> => {
    // Somebody else in this process may be making the same.
    const unfinished = path.join(folder, `${name}.${ownMark}.${randomUUID()}`)
    makeFolder(folder)
    try {
      await make(unfinished)
      const file = withDigest(name, await fs.readFile(unfinished))
      await onceReleased(() => fs.rename(unfinished, path.join(folder, file)))
      return file
    } finally {
      // On a full disk, half a picture would keep the place.
      await fs.rm(unfinished, { force: true })
    }
  }
  const find: FileCache['once'] = async (name, make) => {
    listed ??= filesIn(folder)
    const files = await listed
    const found = files.get(name)
    const file = found && (await isWhole(name, found)) ? found : await add(name, make)
    files.set(name, file)
    const location = path.join(folder, file)
    await noteUse(location)
    return location
  }
  // Several pages that are looked at at once may ask for the same picture.
  const asked = new Map<string, Promise<string>>()
  const once: FileCache['once'] = (name, make) => {
    const coming = asked.get(name) ?? find(name, make).finally(() => asked.delete(name))
    asked.set(name, coming)
    return coming
  }
  // Who has wanted none, has not looked into the folder. It may be a link to somebody's photographs.
  const clear = async () =>
    listed ? clearUnused((await locationsIn(folder)).filter(isOurs)) : undefined
  return { once, clear }
}
