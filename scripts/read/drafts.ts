import { digest } from '../machine/digest.ts'
import { findBrokenLetters } from './letters/broken-letters.ts'
import type { ContentFiles } from './read.ts'
import type { StoredText } from './text-file.ts'

/** New texts of files that are not written yet, by their name in the content folder. */
export type Drafts = ReadonlyMap<string, string>

/** What is said of the letters of a file as it was written. */
const LETTERS: ReadonlySet<string> = new Set(['not-utf8', 'broken-letters'])

const draftOf = ({ path, name, location }: StoredText, text: string): StoredText => ({
  path,
  name,
  location,
  digest: digest(text),
  text,
})

/** A content folder as it would be read if the drafts were written. */
export const withDrafts = (source: ContentFiles, drafts: Drafts): ContentFiles => {
  if (drafts.size === 0) return source
  const files = source.files.map((file) => {
    const text = drafts.get(file.name)
    return text === undefined ? file : draftOf(file, text)
  })
  const drafted = files.filter(({ name }) => drafts.has(name))
  const changed = new Set(drafted.map(({ path }) => path))
  const isKept = ({ code, file }: ContentFiles['problems'][number]) =>
    !LETTERS.has(code) || !changed.has(file)
  const found = drafted.flatMap((file) => findBrokenLetters(file) ?? [])
  return { ...source, files, problems: [...source.problems.filter(isKept), ...found] }
}
