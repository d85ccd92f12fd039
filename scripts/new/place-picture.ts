import { constants, promises as fs } from 'node:fs'
import path from 'node:path'
import type { MediaFile } from '../../src/content/collections/resolved.ts'
import { isInside } from '../machine/files/is-inside.ts'
import { makeFolder } from '../machine/files/make-folder.ts'
import type { Wording } from '../problem/problem.ts'
import { faultOf, type MediaByName, measureMedia } from '../read/media/media.ts'
import { repairName } from '../read/names/refuse-names.ts'
import { mediaWording } from '../resolve/fields/media-messages.ts'
import type { Site } from '../site/site.ts'

/** A picture as somebody has it: the name of its file, and the bytes. */
export interface PictureFile {
  name: string
  bytes: Uint8Array
}

/** The name by which texts refer to the picture, and what pages show; or why there is none. */
export type PlacedPicture = { name: string; picture: MediaFile } | { refusal: Wording }

/** Those of pictures; films are too large for this way. */
const ENDINGS = /^\.(?:jpe?g|png|webp|avif|svg)$/

/** Long enough to be told apart, short enough for an address. */
const LONGEST = 60

/** The parts of a name that every computer and every address takes. */
const plainParts = (name: string): { base: string; ending: string } => {
  const { name: base, ext } = path.posix.parse(repairName(name.replace(/^.*[\\/]/s, '')))
  return { base: base.slice(0, LONGEST).replace(/-+$/, ''), ending: ext }
}

/** What is in a file, if it is a picture that can be shown. */
const measure = async (location: string, name: string) => {
  const [media] = (await measureMedia([{ name, path: name, location }])).values()
  return media
}

/** The folder of the pictures; one that is only a link may lead anywhere. */
const folderIn = async (content: string): Promise<string> => {
  const folder = path.join(content, 'media')
  makeFolder(folder)
  const [home, real] = await Promise.all([fs.realpath(content), fs.realpath(folder)])
  if (!isInside(home, real)) throw new Error(`${folder} leads out of the content folder`)
  return folder
}

/** Copies a file under the first name that is free: `bad.jpg`, `bad-2.jpg` … Nothing is overwritten. */
const copyInto = async (
  folder: string,
  draft: string,
  { base, ending }: ReturnType<typeof plainParts>,
): Promise<string> => {
  for (let number = 1; ; number++) {
    const name = `${base}${number === 1 ? '' : `-${number}`}${ending}`
    try {
      await fs.copyFile(draft, path.join(folder, name), constants.COPYFILE_EXCL)
      return name
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const place = async (
  draft: string,
  written: string,
  site: Site,
  known: MediaByName,
): Promise<PlacedPicture> => {
  const parts = plainParts(written)
  const media = await measure(draft, parts.base + parts.ending)
  if (!media?.file || !ENDINGS.test(parts.ending))
    return { refusal: (media && faultOf(media)) ?? mediaWording.unreadablePicture(written) }
  const same = [...known].find(([, { hash, file }]) => file && hash === media.hash)
  if (same?.[1].file) return { name: same[0], picture: same[1].file }
  const name = await copyInto(await folderIn(site.content), draft, parts)
  const laid = await measure(path.join(site.content, 'media', name), name)
  return { name, picture: laid?.file ?? media.file }
}

/**
 * Lays a picture into the content folder, under a name that every computer takes; one that is there
 * already is not laid there again.
 *
 * @param known the pictures that are there
 */
export const placePicture = async (
  { name, bytes }: PictureFile,
  site: Site,
  known: MediaByName,
): Promise<PlacedPicture> => {
  makeFolder(site.cache)
  // Beside the content: whoever watches that, sees the whole picture or none.
  const folder = await fs.mkdtemp(path.join(site.cache, 'picture-'))
  try {
    const draft = path.join(folder, 'draft')
    await fs.writeFile(draft, bytes)
    return await place(draft, name, site, known)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
