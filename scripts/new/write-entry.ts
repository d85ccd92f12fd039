import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { writeChanges } from '../edit/change/write-changes.ts'
import { makeFolder } from '../machine/files/make-folder.ts'
import { decode } from '../read/letters/decode.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { appendEntry } from './append-entry.ts'
import { type Kind, kinds } from './kinds.ts'
import { refuse } from './refusal.ts'
import { words } from './words.ts'

/** What was written. */
export interface Written {
  /** Path for people: `content/jobs.yaml`. */
  file: string
  text: string
  /** Where in the text the new part begins. */
  offset: number
}

/** The file inside the content folder, and whether it is a list that the entry is added to. */
const homeFor = (kind: Kind, id: string, model: SiteModel): { name: string; isList: boolean } => {
  const collection = kinds[kind] && model.collections[kinds[kind]]
  if (!collection) return { name: `pages/${id}.yaml`, isList: false }
  if ('file' in collection) return { name: collection.file, isList: true }
  return { name: `${collection.folder}/${id}.md`, isList: false }
}

const makeFile = async (location: string, file: string, text: string): Promise<Written> => {
  makeFolder(path.dirname(location))
  await fs.writeFile(location, text, { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') refuse(words.exists(file))
    // Half a file is worse than none.
    await fs.rm(location, { force: true })
    throw error
  })
  return { file, text, offset: 0 }
}

const addToList = async (location: string, file: string, entry: string): Promise<Written> => {
  const before = decode(await fs.readFile(location))
  if (before === undefined) return refuse(words.unreadableFile(file))
  const appended = appendEntry(before, entry) ?? refuse(words.unreadableFile(file))
  const changed = await writeChanges([{ file: { location, text: before }, text: appended.text }])
  return changed ? refuse(words.changedMeanwhile(file)) : { file, ...appended }
}

/** Writes a new entry where its kind belongs; nothing that is there is overwritten. */
export const writeEntry = async (
  directory: string,
  model: SiteModel,
  { kind, id, text }: { kind: Kind; id: string; text: string },
): Promise<Written> => {
  const { name, isList } = homeFor(kind, id, model)
  const location = path.join(directory, name)
  const file = `${path.basename(path.resolve(directory))}/${name}`
  // Of a list that has had no entry, there may be no file.
  if (isList && existsSync(location)) return addToList(location, file, text)
  return makeFile(location, file, text)
}
