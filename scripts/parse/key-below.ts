import { translated } from '../schema/german-words.ts'
import type { Schema } from '../schema/schema.ts'
import { shapeOf } from '../schema/schema.ts'
import { parseWording } from './messages.ts'
import type { Trap } from './traps.ts'

/** `autor: Karl Winter` in the first line of a text. */
const FIRST_LINE = /^\s*(([\p{L}-]+):[ \t]+\S[^\n]*?)[ \t]*\r?(?:\n|$)/u

/** A line right below the front matter that belongs above its second mark. */
export const keyBelow = (text: string, bodyStart: number, front: Schema): Trap[] => {
  const match = FIRST_LINE.exec(text.slice(bodyStart))
  const [whole = '', line = '', name = ''] = match ?? []
  const keys = Object.keys(shapeOf(front, undefined) ?? {})
  const key = keys.includes(name) ? name : translated(name, keys)
  if (!match || key === undefined) return []
  const start = bodyStart + whole.indexOf(line)
  const words = parseWording.keyBelow(name, key + line.slice(name.length))
  return [{ range: { start, end: start + line.length }, wording: words, isWarning: true }]
}
