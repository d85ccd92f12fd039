import path from 'node:path'
import { isInside } from '../../machine/files/is-inside.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { type Problem, problemOfFile, type Wording } from '../../problem/problem.ts'
import { isMap } from '../../schema/is-map.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import { suggest } from '../../schema/suggest.ts'
import type { SourceFile } from '../../text/source-file.ts'
import type { FiledEdit } from '../change/change-texts.ts'
import type { ContentEdit, Step } from '../content-edit.ts'
import { fileValue } from '../sheet.ts'
import { stepsOf } from '../steps.ts'
import { editWording } from '../words.ts'

/** Where files are looked for. */
export interface Shelves {
  /** The content folder, absolute. */
  content: string
  /** Folders from which people count: where they stand, and that of the company. */
  folders: readonly string[]
  files: readonly SourceFile[]
  model: Pick<SiteModel, 'collections'>
}

/** A file, and the steps to the entry in it that was meant. */
interface FoundFile {
  file: SourceFile
  steps: readonly Step[]
}

/** The names in the content folder that somebody may mean by what he wrote. */
const namesFor = (written: string, { content, folders }: Shelves): string[] => {
  const given = written.replaceAll('\\', '/')
  const places = [...folders, path.dirname(content)].map((folder) => path.resolve(folder, given))
  const inside = places.filter((place) => isInside(content, place))
  const names = [...inside.map((place) => wayTo(place, content)), path.posix.normalize(given)]
  return names.flatMap((name) => [name, `${name}.yaml`, `${name}.md`])
}

const idIn = (file: SourceFile): unknown => {
  const value = fileValue(file)
  return isMap(value) ? value.id : undefined
}

/** The entry of a collection: `news/jubilaeum`, `services/heat-pump`. */
const findEntry = (written: string, { files, model }: Shelves): FoundFile | undefined => {
  const [name = '', id, ...more] = written.split('/')
  if (id === undefined || more.length > 0 || !Object.hasOwn(model.collections, name))
    return undefined
  const collection = model.collections[name as keyof typeof model.collections]
  if ('file' in collection) {
    const file = files.find((each) => each.name === collection.file)
    return file && { file, steps: [id] }
  }
  const inFolder = files.filter((file) => file.name.startsWith(`${collection.folder}/`))
  const file = inFolder.find((each) => idIn(each) === id)
  return file && { file, steps: [] }
}

const findNamed = (written: string, shelves: Shelves): FoundFile | undefined => {
  const names = namesFor(written, shelves)
  for (const name of names) {
    const file = shelves.files.find((each) => each.name === name)
    if (file) return { file, steps: [] }
  }
  return findEntry(written, shelves)
}

/** A file before a `#` that is in no key, or before the first colon that is none behind the letter of a drive. */
const AT_FILE = [/^([^#"]*)#(.*)$/s, /^((?:[a-z]:(?=[\\/]))?[^:]*):(.*)$/is]

/** Splits a path that begins with its file: `services.yaml#heat-pump.title`, `news/jubilaeum:title`. */
const splitPath = ({
  file,
  path: written,
}: ContentEdit): { file?: string; rest: ContentEdit['path'] } => {
  if (typeof written !== 'string') return { ...(file !== undefined && { file }), rest: written }
  const match = AT_FILE.map((pattern) => pattern.exec(written)).find((found) => found !== null)
  const [, before = '', rest = ''] = match ?? []
  if (file === undefined) return before === '' ? { rest: written } : { file: before, rest }
  return { file, rest: written.replace(/^#/, '') }
}

/** Who knows what stood in a file has seen it: it is gone, and no other name is meant. */
const notFound = (written: string, edit: ContentEdit, { files }: Shelves): Wording => {
  if ('before' in edit && edit.before !== undefined) return editWording.goneFile(written)
  const names = files.flatMap(({ path: shown, name }) => [shown, name])
  return editWording.unknownFile(written, suggest(written, names))
}

/** Finds the file that an edit means, or says that there is none. */
export const fileEdit = (edit: ContentEdit, shelves: Shelves): FiledEdit | { refusal: Problem } => {
  const { file: written = '', rest } = splitPath(edit)
  const found = findNamed(written, shelves)
  if (!found) {
    const words = notFound(written, edit, shelves)
    return { refusal: problemOfFile(written || path.basename(shelves.content), words) }
  }
  const steps = [...found.steps, ...stepsOf(rest)]
  return { file: found.file, edit: { ...edit, file: found.file.name, path: steps } }
}
