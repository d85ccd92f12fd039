import type { Problem } from '../../problem/problem.ts'
import type { Drafts } from '../../read/drafts.ts'
import type { Schema } from '../../schema/schema.ts'
import type { SourceFile } from '../../text/source-file.ts'
import type { ContentEdit } from '../content-edit.ts'
import type { Spellings } from '../spellings/spellings.ts'
import { changeText, refuseOtherItem } from './change-text.ts'

/** An edit of a file that is there. */
export interface FiledEdit {
  file: SourceFile
  edit: ContentEdit
}

/** What a whole file has to be, by its name in the content folder, where that is known. */
export type SchemaOf = (name: string) => Schema | undefined

/**
 * The texts after edits, one after the other: each is made on what the earlier ones left. Where one is
 * refused, the others are tried all the same, so that all refusals are told.
 *
 * @param isMade whether an edit is to be passed over, because the text says it already
 */
export const changeTexts = (
  edits: readonly FiledEdit[],
  schemaOf: SchemaOf,
  spellings: Spellings,
  isMade: (file: SourceFile, edit: ContentEdit) => boolean = () => false,
): { drafts: Drafts; refusals: Problem[] } => {
  const drafts = new Map<string, string>()
  const refusals: Problem[] = []
  for (const { file, edit } of edits) {
    const { path, name } = file
    const text = drafts.get(name) ?? file.text
    if (isMade({ path, name, text }, edit)) continue
    const refusal = refuseOtherItem(file, edit)
    const schema = schemaOf(name)
    const changed = refusal
      ? { refusal }
      : changeText({ path, name, text }, edit, { schema, spellings })
    if ('refusal' in changed) refusals.push(changed.refusal)
    else drafts.set(name, changed.text)
  }
  for (const { file } of edits) if (drafts.get(file.name) === file.text) drafts.delete(file.name)
  return { drafts, refusals }
}
