import { changeEmphasis } from './emphasis.ts'
import { changeLink } from './link.ts'
import { changeList } from './list.ts'
import type { MarkChange, Selected } from './selected.ts'

/** The marks of Markdown that a text needs day by day. */
export type Mark = 'bold' | 'italic' | 'link' | 'list'

const SIGNS = { bold: '**', italic: '*' } as const

/** Sets a mark on what is selected, or takes it away where it stands already. */
export const changeMarks = (selected: Selected, mark: Mark): MarkChange => {
  if (mark === 'link') return changeLink(selected)
  return mark === 'list' ? changeList(selected) : changeEmphasis(selected, SIGNS[mark])
}
