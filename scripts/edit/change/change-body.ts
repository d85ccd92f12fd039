import type { Wording } from '../../problem/problem.ts'
import type { Range } from '../../text/source-file.ts'
import type { ContentEdit } from '../content-edit.ts'
import { lineBreakOf } from '../sheet.ts'
import { editWording } from '../words.ts'

const plain = (text: string) => text.replace(/\r\n/g, '\n').trim()

/** The empty lines around a text. */
const frameOf = (text: string) => ({
  before: /^(?:[ \t]*\r?\n)*/.exec(text)?.[0] ?? '',
  behind: text.slice(text.trimEnd().length),
})

/** A text with the empty lines that it had around it, unless it brings its own. */
const framed = (text: string, old: string): string => {
  const { before, behind } = frameOf(old)
  const isBlank = old.trim() === ''
  const above = /^[ \t]*\r?\n/.test(text) ? '' : before
  const below = isBlank || text.endsWith('\n') ? '' : behind
  return above + text + below
}

/** The file with another text below its front matter, or why it is not changed. */
export const changeBody = (file: string, body: Range, edit: ContentEdit): string | Wording => {
  const old = file.slice(body.start, body.end)
  if (edit.op !== undefined && edit.op !== 'set') return editWording.notList()
  if (edit.before !== undefined && plain(String(edit.before)) !== plain(old))
    return editWording.changedSince(old.trim())
  // A list or a group would stand there as `[object Object]`.
  if (typeof edit.after === 'object') return editWording.noPlaceFor()
  const text = framed(String(edit.after).replace(/\r\n/g, '\n'), old.replace(/\r\n/g, '\n'))
  const above = file.slice(0, body.start)
  // Where the file ends with the marks, nothing may stand in their line.
  const below = text !== '' && /[^\n]$/.test(above) ? `\n${text}` : text
  return above + below.replace(/\n/g, lineBreakOf(file)) + file.slice(body.end)
}
