import type { Edit, SourceText } from '../edits/edits.ts'
import type { Begun } from './begun.ts'
import { digestOf } from './digest.ts'

/** What an edit says, where, and in the place of what. */
export const digestOfEdit = ({ file, path }: SourceText, { before, after }: Edit): string =>
  digestOf(JSON.stringify([file, path, before, after]))

/** Whether a proposal of this browser has said this with an edit, whatever the edit says by now. */
export const isSaid = (begun: Begun, edit: Edit, after: string): boolean => {
  const { at } = edit
  if (!at) return false
  const digest = digestOfEdit(at, { ...edit, after })
  return [...begun.entries()].some(([, { files }]) =>
    files?.some(({ said }) => said?.includes(digest)),
  )
}
