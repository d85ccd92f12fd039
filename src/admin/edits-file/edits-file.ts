import { abovePatch } from '../../../scripts/edit/asked/above-patch.ts'
import { contentEdits } from '../edits/content-edits.ts'
import { type Edits, placesOf, withTexts } from '../edits/edits.ts'
import { formatEdits, parseEdits } from '../edits/parse-edits.ts'

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
  return withTexts(edits, placed)
}
