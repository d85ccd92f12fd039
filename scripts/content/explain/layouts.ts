import {
  indentOf,
  isKeyOrItem,
  type Line,
  nextLine,
  previousLine,
  siblingIndent,
  wholeLine,
} from '../lines.ts'
import { wording } from '../messages.ts'
import type { Explanation } from './explanation.ts'

const isItem = (text: string) => /^\s*-(?:\s|$)/.test(text)

const replaceLine = ({ start, text }: Line, by: string) => ({
  start,
  end: start + text.length,
  by,
})

/** The lines that belong to this one: its own keys, what is in them, and the lines of its text. */
const below = (lines: Line[], index: number): Line[] => {
  const { text: head = '' } = lines[index] ?? {}
  const inner = indentOf(head) + 2
  const rest = lines.slice(index + 1)
  const isNext = ({ text }: Line) =>
    text.trim() !== '' &&
    (indentOf(text) < inner || (isItem(head) && isItem(text) && indentOf(text) === inner))
  const end = rest.findIndex(isNext)
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ text }) => text.trim() !== '')
}

/** Columns in which a line could stand, the nearest first: those of the lines around it. */
const columnsAround = (lines: Line[], index: number): number[] => {
  const own = indentOf(lines[index]?.text ?? '')
  const columns = new Set<number>()
  const next = nextLine(lines, index)
  if (next) columns.add(indentOf(next.text)).add(Math.max(indentOf(next.text) - 2, 0))
  let inner = Number.POSITIVE_INFINITY
  for (let above = previousLine(lines, index); above; ) {
    if (indentOf(above.text) < inner) {
      inner = indentOf(above.text)
      columns.add(inner).add(siblingIndent(above))
      if (/:\s*$/.test(above.text)) columns.add(siblingIndent(above) + 2)
    }
    above = inner === 0 ? undefined : previousLine(lines, lines.indexOf(above))
  }
  columns.delete(own)
  return [...columns].toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))
}

/** The line in another column, alone or with what stands below it. */
const shifts = (lines: Line[], index: number): Explanation[] => {
  const line = lines[index] as Line
  const found = indentOf(line.text)
  const inner = below(lines, index)
  return columnsAround(lines, index).flatMap((column) => {
    const by = (text: string) =>
      ' '.repeat(Math.max(indentOf(text) + column - found, 0)) + text.trimStart()
    const alone = {
      range: wholeLine(line),
      wording: wording.indent(found, column),
      edits: [replaceLine(line, by(line.text))],
    }
    const [last] = inner.slice(-1)
    if (!last) return [alone]
    const together = {
      ...alone,
      wording: wording.indentTogether(found, column, index + 1, lines.indexOf(last) + 1),
      edits: [line, ...inner].map((each) => replaceLine(each, by(each.text))),
    }
    return [alone, together]
  })
}

/** A line without key and dash right below a text that began behind its key: the text goes on. */
const textBelow = (lines: Line[], index: number): Explanation[] => {
  const [above, line] = [lines[index - 1], lines[index] as Line]
  if (isKeyOrItem(line) || !above || !/(?:^\s*-|:)\s+(?:!\S+\s+)?[^\s|>"'[{]/.test(above.text))
    return []
  const column = siblingIndent(above) + 2
  return [
    {
      range: wholeLine(line),
      wording: wording.textBelow(indentOf(line.text), column),
      edits: [replaceLine(line, ' '.repeat(column) + line.text.trimStart())],
    },
  ]
}

/** A text whose lines stand too far out below its `|` or `>`, up to the next key. */
const textTooFarOut = (lines: Line[], index: number): Explanation[] => {
  const [above, line] = [lines[index - 1], lines[index] as Line]
  if (isKeyOrItem(line) || !above || !/(?:^\s*-|:)\s+(?:!\S+\s+)?[|>][-+]?$/.test(above.text))
    return []
  const column = siblingIndent(above) + 2
  const rest = lines.slice(index)
  const end = rest.findIndex(isKeyOrItem)
  const run = (end < 0 ? rest : rest.slice(0, end)).filter(({ text }) => text.trim() !== '')
  const last = lines.indexOf(run.at(-1) as Line) + 1
  const found = indentOf(line.text)
  return [
    {
      range: wholeLine(line),
      wording:
        run.length === 1
          ? wording.textBelow(found, column)
          : wording.indentTogether(found, column, index + 1, last),
      edits: run.map((each) => replaceLine(each, ' '.repeat(column) + each.text.trimStart())),
    },
  ]
}

const dashes = (line: Line): Explanation[] => {
  const column = indentOf(line.text)
  const rest = line.text.trim()
  const range = wholeLine(line)
  if (rest === '-') return []
  if (isItem(rest)) {
    const bare = rest.replace(/^-\s*/, '')
    return [column, siblingIndent(line)].map((at) => ({
      range,
      wording: wording.dashTooMany(bare, at),
      edits: [replaceLine(line, ' '.repeat(at) + bare)],
    }))
  }
  return [column - 2, column]
    .filter((at) => at >= 0)
    .map((at) => ({
      range,
      wording: wording.missingDash(rest, at),
      edits: [replaceLine(line, `${' '.repeat(at)}- ${rest}`)],
    }))
}

/** A line without key and value that nothing needs. */
const stray = (line: Line): Explanation[] => {
  if (isKeyOrItem(line) && line.text.trim() !== '-') return []
  return [
    {
      range: wholeLine(line),
      wording: wording.strayLine(line.text.trim()),
      edits: [replaceLine(line, '')],
    },
  ]
}

/** Every way in which one line may have been meant to stand, the likeliest first. */
export const layoutsAt = (lines: Line[], index: number): Explanation[] => {
  const line = lines[index]
  if (!line || /^\s*(?:#|---|$)/.test(line.text)) return []
  return [
    ...textTooFarOut(lines, index),
    ...textBelow(lines, index),
    ...shifts(lines, index),
    ...dashes(line),
    ...stray(line),
  ]
}
