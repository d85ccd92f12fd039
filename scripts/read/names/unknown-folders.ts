import { groupBy } from '../../../src/content/group-by.ts'
import type { Wording } from '../../problem/problem.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import type { ListedFile } from '../list-files.ts'
import { readWording } from '../messages.ts'
import { folderOf, foldersOf } from './file-names.ts'

/** The folder at the top of the content in which a file lies. */
export const topOf = (name: string): string => /^[^/]+(?=\/)/.exec(name)?.[0] ?? ''

/** A file that is not read, and why. */
interface Refused {
  name: string
  refusal: Wording
  text?: string
}

/** The folder to which all texts of one belong that nobody knows. */
const meantFor = (files: readonly Refused[], model: SiteModel): string | undefined => {
  const meant = new Set(files.map(({ text = '' }) => folderOf(text, model)))
  return files.length > 1 && meant.size === 1 ? [...meant][0] : undefined
}

/** Of files that nobody reads, those that say what others of their folder do not: a folder has one name. */
const eachOnce = <File extends Refused>(files: readonly File[]): File[] =>
  [...new Map(files.toReversed().map((file) => [file.refusal.message, file])).values()].toReversed()

const tellFolder = <File extends Refused>(
  folder: string,
  files: readonly File[],
  model: SiteModel,
): File[] => {
  const known = foldersOf(model)
  if (folder === '' || known.includes(folder)) return [...files]
  const meant = meantFor(files, model)
  const refusal = meant && readWording.unknownFolder(folder, known, meant)
  return eachOnce(refusal ? files.map((file) => ({ ...file, refusal })) : files)
}

/** Files that nobody reads, and of those in a folder that nobody knows one, where it is the folder that is wrong. */
export const eachFolderOnce = <File extends Refused>(
  refused: readonly File[],
  model: SiteModel,
): File[] => {
  const folders = groupBy(refused, ({ name }) => topOf(name))
  return [...folders].flatMap(([folder, files]) => tellFolder(folder, files, model))
}

/** The folder that is no other and holds no texts, where there is none for pictures: that one, under another name. */
export const renamedMedia = (
  files: readonly ListedFile[],
  model: SiteModel,
  isText: (file: ListedFile) => boolean,
) => {
  const folders = new Set(files.map(({ name }) => topOf(name)))
  const known = foldersOf(model)
  if (folders.has('media') || files.some(({ name }) => name === 'media')) return undefined
  const holdsTexts = (folder: string) =>
    files.some((file) => topOf(file.name) === folder && isText(file))
  const folder = [...folders].find(
    (each) => each !== '' && !known.includes(each) && !holdsTexts(each),
  )
  return folder === undefined
    ? undefined
    : { folder, fault: readWording.unknownFolder(folder, known, 'media') }
}
