import type { PlacedEdit } from './edits.ts'

/** How an edit is called: by its place in the files, where that is known. */
export const nameOfEdit = ({ place, edit: { at } }: PlacedEdit): string => {
  if (!at) return `${place.pageKey} › ${place.blockId}.${place.path}`
  return at.path.length > 0 ? `${at.file} › ${at.path.join('.')}` : at.file
}
