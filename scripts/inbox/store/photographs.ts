import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { LIMITS } from '../../../src/enquiry/limits.ts'
import { makeFolder } from '../../machine/files/make-folder.ts'
import { Refusal } from './refusal.ts'

/** As the form makes them: enough to see a type plate by. */
const PIXELS = 2_000_000
const FORMATS = ['jpeg', 'png', 'webp']

/**
 * A photograph drawn anew as JPEG: whatever else was in the file, such as the place where it was taken or a
 * program behind its end, is gone. What it is, its first bytes say, never its name.
 */
export const remakePhoto = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!FORMATS.includes(format ?? '') || width * height > LIMITS.pixels) throw new Error(format)
    const scale = Math.min(1, Math.sqrt(PIXELS / (width * height)))
    const edge = Math.max(1, Math.floor(Math.max(width, height) * scale))
    const small = picture.autoOrient().resize(edge, edge, { fit: 'inside' })
    return await small.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
  } catch {
    throw new Refusal(415, 'Not a photograph')
  }
}

/** By which the same photographs are known again, as they came. */
export const digestOf = (photos: readonly Buffer[]): string | undefined => {
  if (photos.length === 0) return undefined
  const hash = createHash('sha256')
  for (const photo of photos) hash.update(String(photo.length)).update(photo)
  return hash.digest('base64url')
}

/** Once the disk has it. */
const write = async (location: string, bytes: Buffer): Promise<void> => {
  const file = await fs.open(location, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** None where there is no folder. */
const namesIn = (folder: string): Promise<string[]> => fs.readdir(folder).catch(() => [])

const remove = async (folder: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await fs.rm(path.join(folder, name), { force: true })
}

/** The photographs of a folder's messages; their names are made here. */
export const photosIn = (directory: string) => {
  const folder = path.join(directory, 'photos')
  const locationOf = (name: string) => path.join(folder, name)
  return {
    /**
     * Writes them, and once the disk has them, their message. Where one of these fails, none is left: it would
     * belong to nobody, and take the room that the next attempt needs.
     *
     * @param keepMessage is given their names
     */
    keep: async (
      id: string,
      photos: readonly Buffer[],
      keepMessage: (names: readonly string[]) => Promise<void>,
    ): Promise<void> => {
      if (photos.length > 0) makeFolder(folder, 0o700)
      const names = photos.map((_, index) => `${id}-${index + 1}.jpg`)
      try {
        for (const [index, name] of names.entries())
          await write(locationOf(name), photos[index] as Buffer)
        await keepMessage(names)
      } catch (error) {
        await remove(folder, names)
        throw error
      }
    },
    /** Bytes that they take. */
    size: async (): Promise<number> => {
      const names = await namesIn(folder)
      const sizes = names.map(async (name) => (await fs.stat(locationOf(name))).size)
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    },
    /** Undefined where the file is gone. */
    read: (name: string): Promise<Buffer | undefined> =>
      fs.readFile(locationOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    /** Deletes all but these. */
    keepOnly: async (names: ReadonlySet<string>): Promise<void> => {
      const all = await namesIn(folder)
      await remove(
        folder,
        all.filter((name) => !names.has(name)),
      )
    },
  }
}
