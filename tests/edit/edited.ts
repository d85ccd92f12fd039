import { changeText } from '../../scripts/edit/change/change-text.ts'
import type { ContentEdit } from '../../scripts/edit/content-edit.ts'
import { openSpellings, type Spellings } from '../../scripts/edit/spellings/spellings.ts'

/** A text after edits, one after the other; of a refusal, its code and its place. */
export const edited = (
  text: string,
  edits: readonly ContentEdit[],
  { name = 'a.yaml', spellings = openSpellings() }: { name?: string; spellings?: Spellings } = {},
): string =>
  edits.reduce((current, edit) => {
    const file = { path: name, name, text: current }
    const changed = changeText(file, edit, { schema: undefined, spellings })
    if ('text' in changed) return changed.text
    const { code, line, column } = changed.refusal
    return `${code} ${line}:${column}`
  }, text)
