import type { KeyboardEvent } from 'react'
import { changeMarks, type Mark } from './change-marks.ts'
import { nextItem } from './list.ts'
import type { MarkChange, Selected } from './selected.ts'

/** With Ctrl or Cmd, as everywhere where people write. */
export const MARK_KEYS: Partial<Record<Mark, string>> = { bold: 'b', italic: 'i', link: 'k' }

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** Changes the text of a field as if it had been typed. */
const type = (area: HTMLTextAreaElement, { from, to, by, start, end }: MarkChange): void => {
  area.focus()
  area.setSelectionRange(from, to)
  if (area.value.slice(from, to) !== by) {
    // Deprecated, and still the only way that the browser's own undo can follow.
    document.execCommand(by === '' ? 'delete' : 'insertText', false, by)
  }
  area.setSelectionRange(start, end)
}

/** Sets a mark on what is selected in a field. */
export const setMark = (area: HTMLTextAreaElement, mark: Mark): void =>
  type(area, changeMarks(selectedIn(area), mark))

const markOf = ({ key }: KeyboardEvent): Mark | undefined =>
  (Object.keys(MARK_KEYS) as Mark[]).find((mark) => MARK_KEYS[mark] === key.toLowerCase())

/** What a key does in a field for Markdown: a mark, or the next item of a list. */
export const followMarkKeys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  const { ctrlKey, metaKey, altKey, shiftKey, key, currentTarget: area } = event
  if (altKey || shiftKey || event.nativeEvent.isComposing) return
  const isCommand = ctrlKey || metaKey
  const mark = isCommand ? markOf(event) : undefined
  const item = !isCommand && key === 'Enter' ? nextItem(selectedIn(area)) : undefined
  if (!mark && !item) return
  event.preventDefault()
  if (mark) setMark(area, mark)
  else if (item) type(area, item)
}
