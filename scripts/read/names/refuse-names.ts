import path from 'node:path'
import { slugify } from '../../../src/content/text/slugify.ts'
import { type Problem, problemOfFile, type Wording } from '../../problem/problem.ts'
import { NAMELESS, plainPath } from '../../text/plain-path.ts'
import { findRefusedName } from '../../text/refused-name.ts'
import type { ListedFile } from '../list-files.ts'
import { readWording } from '../messages.ts'

/** A name that every computer can store, as near as can be. */
export const repairName = (name: string): string => {
  const { name: base, ext } = path.posix.parse(name.replace(/[. ]+$/, ''))
  const ending = ext.toLowerCase().replace(/[^.a-z0-9]/g, '')
  const slug = slugify(base) || NAMELESS
  return findRefusedName(slug) ? `${slug}-1${ending}` : slug + ending
}

/** How pictures end that telephones and scanners make, and no browser shows. */
const FOREIGN = /\.(?:hei[cf]|tiff?|bmp)$/

/** Whether a file is a picture that no browser shows, which is told where it lies. */
export const isForeignPicture = (name: string): boolean => FOREIGN.test(name.toLowerCase())

/** How files end that no browser shows or opens: another name makes none of them. */
const UNSHOWN = /\.(?:docx?|odt|xlsx?|ods|csv|pptx?|txt|zip|ai|eps|psd|indd|mov|avi)$/

/** Whether a file ends as none that the website shows. */
export const isUnshown = (name: string): boolean =>
  isForeignPicture(name) || UNSHOWN.test(name.toLowerCase())

/** A picture that no browser shows; or a name that other systems, or the addresses of it, would write in another way. */
const judgeLetters = ({ name, written }: ListedFile): Wording | undefined => {
  const plain = plainPath(name)
  const shown = path.posix.basename(name)
  if (isForeignPicture(plain))
    return readWording.foreignFormat(shown, plain.replace(FOREIGN, '.jpg'))
  if (plain === written) return undefined
  return plain.startsWith('media/') && UNSHOWN.test(plain)
    ? readWording.unshownFile(shown)
    : readWording.fileName(shown, plain)
}

const judgeName = ({ name }: ListedFile): Wording | undefined => {
  const refused = findRefusedName(name)
  return refused?.reason === 'reserved'
    ? readWording.reservedName(refused.name, repairName(refused.name))
    : undefined
}

/** The first file of each name, however its letters are written. */
const firstOf = (files: ListedFile[]): Map<string, ListedFile> =>
  new Map(files.toReversed().map((file) => [file.name.toLowerCase(), file]))

const judgeTwins = (file: ListedFile, first: ListedFile | undefined): Wording | undefined =>
  first && first.name !== file.name ? readWording.sameName(first.name) : undefined

/** A problem for each file whose name some computer can't store, or not beside that of another. */
export const refuseNames = (files: ListedFile[], folder: string): Problem[] => {
  const first = firstOf(files)
  return files.flatMap((file) => {
    const words =
      judgeName(file) ?? judgeTwins(file, first.get(file.name.toLowerCase())) ?? judgeLetters(file)
    return words ? [problemOfFile(`${folder}/${file.written}`, words)] : []
  })
}
