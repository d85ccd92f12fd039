import { abovePatch } from '../../scripts/edit/above-patch.ts'
import { type Edits, placesOf, type SourceText, withText } from './edits.ts'
import { formatEdits, parseEdits } from './parse-edits.ts'

/** An edit as `gewerk edit --stdin` takes it. */
interface ContentEdit {
  file: string
  path: SourceText['path']
  before: string
  after: string
}

/** A text with the line break at its end that the former one had. */
export const withEnding = (text: string, before: string): string =>
  before.endsWith('\n') ? `${text}\n` : text

/** The edits of texts whose place in the content is known; of two for one text the later counts. */
export const contentEdits = (edits: Edits): ContentEdit[] => {
  const each = placesOf(edits).flatMap(({ edit: { after, at } }) =>
    at
      ? [{ file: at.file, path: at.path, before: at.text, after: withEnding(after, at.text) }]
      : [],
  )
  return [...new Map(each.map((edit) => [JSON.stringify([edit.file, edit.path]), edit])).values()]
}

/**
 * The edits as a file: a patch for Git, and above it, in one line, what Git passes over: the edits as this browser
 * keeps them, so that another one can take them over, and as the command takes them.
 *
 * @param commit on which the patch is made
 */
export const writeEditsFile = (edits: Edits, patch = '', commit?: string): string => {
  const kept = { ...JSON.parse(formatEdits(edits)), commit, edits: contentEdits(edits) }
  return `${JSON.stringify(kept)}\n\n${patch}`
}

/** The edits with those of a file, which count where both have one; nothing where the file holds none. */
export const withEditsFile = (edits: Edits, text: string): Edits | undefined => {
  const placed = placesOf(parseEdits(abovePatch(text)).edits)
  if (placed.length === 0) return undefined
  return placed.reduce((all, { place, edit }) => withText(all, place, edit), edits)
}
