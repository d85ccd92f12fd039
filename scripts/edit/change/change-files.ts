import type { Problem } from '../../problem/problem.ts'
import { reportText } from '../../report/text.ts'
import type { SourceFile } from '../../text/source-file.ts'
import type { ContentEdit } from '../content-edit.ts'
import { openSpellings } from '../spellings/spellings.ts'
import { changeText, refuseOtherItem } from './change-text.ts'
import { isMade } from './is-made.ts'

/** New texts by the names of files, or why there are none. */
export type ChangedFiles = { texts: Map<string, string> } | { report: string }

/** Nothing is known of how values were written before. */
const fresh = () => ({ schema: undefined, spellings: openSpellings() })

/**
 * The texts of files after edits, all or none: made on what the files say now, whatever they said when they were
 * published. What they say already is passed over.
 */
export const changeFiles = (
  files: readonly SourceFile[],
  edits: readonly (ContentEdit & { file: string })[],
): ChangedFiles => {
  const texts = new Map<string, string>()
  const refusals: Problem[] = []
  for (const edit of edits) {
    const file = files.find(({ name }) => name === edit.file)
    if (!file) continue
    const now = { ...file, text: texts.get(file.name) ?? file.text }
    if (isMade(now, edit)) continue
    const refusal = refuseOtherItem(file, edit)
    const changed = refusal ? { refusal } : changeText(now, edit, fresh())
    if ('refusal' in changed) refusals.push(changed.refusal)
    else texts.set(file.name, changed.text)
  }
  return refusals.length > 0 ? { report: reportText(refusals) } : { texts }
}
