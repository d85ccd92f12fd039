import { CONTROL_SIGN, INVISIBLE_SIGNS } from '../../../../src/content/text/invisible-signs.ts'
import { linesOf } from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import { codeOf } from '../../control-signs.ts'
import { fileWording } from '../../file-messages.ts'
import { splitFrontMatter } from '../../front-matter.ts'
import { blockTextLines } from '../block-texts.ts'
import type { Repair } from '../repair.ts'

const SPACE = '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]'

/** Spaces that look like spaces and are none for YAML: in the indentation, around dash and colon. */
const IN_INDENTATION = new RegExp(`^[ \\t]*${SPACE}[\\s\\u00a0]*`)
const AROUND_SIGN = new RegExp(
  `^(\\s*(?:-\\s+)*[\\w-]+)(?:(${SPACE}+\\s*):(?=\\s|$)|:(\\s*${SPACE}\\s*))|^(\\s*-)(\\s*${SPACE}\\s*)`,
)

/** Longer words are not written out. */
const LONGEST_WORD = 80

/** The word around a place, as it was meant to be seen; empty where it is too long for that. */
const wordAround = (text: string, { start, end }: Range): string => {
  const [before = ''] = /\S{0,40}$/.exec(text.slice(Math.max(start - 40, 0), start)) ?? []
  const [behind = ''] = /^\S{0,40}/.exec(text.slice(end, end + 40)) ?? []
  const word = (before + text.slice(start, end) + behind).replace(INVISIBLE_SIGNS, '')
  return word.length > LONGEST_WORD ? '' : word
}

/** Where signs stand that nobody sees, by the words that they stand in: some copied words have one behind each letter. */
const invisibleByWord = (text: string): Range[][] => {
  const words: Range[][] = []
  for (const { 0: signs, index: start } of text.matchAll(INVISIBLE_SIGNS)) {
    const word = words.at(-1)
    const range = { start, end: start + signs.length }
    if (word && !/\s/.test(text.slice(word.at(-1)?.end, start))) word.push(range)
    else words.push([range])
  }
  return words
}

const invisibleIn = (text: string): Repair[] =>
  invisibleByWord(text).flatMap((places): Repair[] => {
    const [first, last] = [places[0], places.at(-1)]
    if (!first || !last) return []
    const word = wordAround(text, { start: first.start, end: last.end })
    const wording = fileWording.invisibleSign(word, places.length)
    return [{ range: first, wording, edits: places.map((each) => ({ ...each, by: '' })), cost: 0 }]
  })

const CONTROL_SIGNS = new RegExp(`(?:${CONTROL_SIGN.source})+`, 'gu')

/** Of words that a page or line of Word has parted, deleting the sign alone would make one. */
const PARTED = /^\S[\v\f]+\S$/

/** YAML with one of them can't be read at all; copied texts bring them, and zeros what was saved as the power went. */
const controlsIn = (text: string): Repair[] =>
  [...text.matchAll(CONTROL_SIGNS)].map(({ 0: signs, index: start }) => {
    const range = { start, end: start + signs.length }
    const wording = fileWording.controlSign(
      codeOf(signs),
      signs.length === 1 ? 'das Zeichen' : 'die Zeichen',
    )
    const by = PARTED.test(text.slice(start - 1, range.end + 1)) ? ' ' : ''
    return { range, wording, edits: [{ ...range, by }], cost: 0 }
  })

/** What other programs end a line or paragraph with, and YAML and browsers do not. */
const LINE_SIGNS = /[\u2028\u2029]+/g

/** No name is longer, with the spaces before it. */
const LONGEST_NAME = 80

/** The beginning of an entry, or of a line with a name. */
const BEGINS_LINE = /^ *(?:- |[\w-]+:(?:\s|$))/

const lineSignsIn = (text: string): Repair[] =>
  [...text.matchAll(LINE_SIGNS)].map(({ 0: signs, index: start }) => {
    const range = { start, end: start + signs.length }
    const isLine = BEGINS_LINE.test(text.slice(range.end, range.end + LONGEST_NAME))
    const wording = fileWording.lineSign(codeOf(signs), isLine)
    return { range, wording, edits: [{ ...range, by: isLine ? '\n' : ' ' }], cost: 0 }
  })

const spaceIn = (line: string): { at: number; length: number; by: string } | undefined => {
  const indentation = IN_INDENTATION.exec(line)?.[0]
  if (indentation) return { at: 0, length: indentation.length, by: ' '.repeat(indentation.length) }
  const [, key, behindKey, behindColon, dash, behindDash] = AROUND_SIGN.exec(line) ?? []
  if (key && behindKey) return { at: key.length, length: behindKey.length, by: '' }
  if (key && behindColon) return { at: key.length + 1, length: behindColon.length, by: ' ' }
  if (dash && behindDash) return { at: dash.length, length: behindDash.length, by: ' ' }
  return undefined
}

const hasSpace = new RegExp(SPACE)
/** Looked for from the end: to ask behind each whether there is another one takes minutes in a long line. */
const UP_TO_LAST = new RegExp(`^.*${SPACE}`, 's')

/** Where the text of an article begins, which is Markdown; nowhere in a file that is nothing but keys. */
const startOfBody = (text: string, isArticle: boolean): number => {
  const split = isArticle ? splitFrontMatter(text) : undefined
  return split && 'bodyRange' in split ? split.bodyRange.start : Number.POSITIVE_INFINITY
}

const spacesIn = (text: string, isArticle: boolean): Repair[] => {
  if (!hasSpace.test(text)) return []
  const lines = linesOf(text)
  const isOfBlock = blockTextLines(lines)
  const body = startOfBody(text, isArticle)
  const inText = lines.map(({ start }, index) => start >= body || isOfBlock[index])
  return lines.flatMap((line, index): Repair[] => {
    const found = spaceIn(line.text)
    if (!found || (found.at > 0 && inText[index])) return []
    const start = line.start + found.at
    const edit = { start, end: start + found.length, by: found.by }
    const signs = line.text.slice(found.at, found.at + found.length)
    const clean = line.text.replace(new RegExp(SPACE, 'g'), ' ').trim()
    const last = UP_TO_LAST.exec(signs)?.[0].length ?? 0
    const range = { start: start + signs.search(hasSpace), end: start + last }
    return [{ range, wording: fileWording.noBreakSpace(clean), edits: [edit], cost: 0 }]
  })
}

/** Characters that look like nothing, or like a space, and keep YAML from reading what is meant. */
export const findHiddenSigns = (text: string, isArticle = false): Repair[] => [
  ...invisibleIn(text),
  ...controlsIn(text),
  ...lineSignsIn(text),
  ...spacesIn(text, isArticle),
]
