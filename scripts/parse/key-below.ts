import { translated } from '../schema/german-words.ts'
import { type Schema, shapeOf } from '../schema/schema.ts'
import type { Range } from '../text/source-file.ts'
import { keyWording } from './key-messages.ts'
import type { Repair } from './repair/repair.ts'
import type { Trap } from './trap.ts'

/** `autor: Karl Winter` in the first line of a text. */
const FIRST_LINE = /^\s*(([\p{L}-]+):[ \t]+\S[^\n]*)/u

/** Where front matter and the text below it stand. */
interface Parts {
  matterRange: Range
  bodyRange: Range
}

/** A line right below the front matter that belongs into it. */
interface KeyBelow {
  range: Range
  wording: Trap['wording']
  /** As it is to be written. */
  line: string
  /** Whether the front matter has the key, too: then the line may be meant as a text. */
  isThere: boolean
}

const lineBelow = (
  text: string,
  { matterRange, bodyRange }: Parts,
  front: Schema,
): KeyBelow | undefined => {
  const match = FIRST_LINE.exec(text.slice(bodyRange.start))
  const [whole = '', words = '', name = ''] = match ?? []
  const found = words.trimEnd()
  const keys = Object.keys(shapeOf(front, undefined) ?? {})
  const key = keys.includes(name) ? name : translated(name, keys)
  if (!match || key === undefined) return undefined
  const start = bodyRange.start + whole.indexOf(found)
  const line = key + found.slice(name.length)
  const above = text.slice(matterRange.start, matterRange.end)
  return {
    range: { start, end: start + found.length },
    wording: keyWording.keyBelow(name, line),
    line,
    isThere: new RegExp(`^${key}:`, 'm').test(above),
  }
}

/** Such a line whose key is missing above: it has come below the mark. */
export const movedUp = (text: string, parts: Parts, front: Schema): Repair[] => {
  const below = lineBelow(text, parts, front)
  if (!below || below.isThere) return []
  const { range, wording, line } = below
  const mark = text.indexOf('---', parts.matterRange.end)
  return [
    {
      range,
      wording,
      edits: [
        { start: mark, end: mark, by: `${line}\n` },
        { ...range, by: '' },
      ],
      cost: 0.4,
    },
  ]
}

/** Such a line whose key stands above, too. */
export const keyBelow = (text: string, parts: Parts, front: Schema): Trap[] => {
  const below = lineBelow(text, parts, front)
  return below?.isThere ? [{ range: below.range, wording: below.wording, isWarning: true }] : []
}
