import { translated } from '../../../schema/german-words.ts'
import type { Schema } from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import { indentOf, isBlankLine, type Line, wholeLine } from '../../../text/lines.ts'
import { typed, unquoted } from '../../../yaml/quote.ts'
import { keyWording } from '../../key-messages.ts'
import { lineWording } from '../../line-messages.ts'
import { linesBeside, namesIn } from '../lines/group-lines.ts'
import type { Repair, Rule } from '../repair.ts'
import {
  behindName,
  isOneLine,
  markOf,
  mayBeNameless,
  type Nameless,
  namelessAt,
} from './nameless-text.ts'
import {
  type Between,
  groupsAt,
  kindsBetween,
  type Lost,
  lostFor,
  valuesOf,
} from './names-between.ts'
import { goesOnWithValue, isRestOfValue, isSentence } from './rest-of-value.ts'

/** What a name costs that its group needs, and one that it may be without: the text may go on with the one above. */
const COST = { needed: 0.45, free: 0.65 }

/** What it costs of a whole sentence that the value above would swallow, which is none. */
const COST_OF_SENTENCE = 0.35

/** `title Das Haus`, `Titel Das Haus`: the name is there, if not as it should be, and lacks only its colon. */
const isWrittenBefore = (name: string, { text }: Line): boolean => {
  const [word = ''] = /^[\p{L}-]+/u.exec(text.trim()) ?? []
  return (suggest(word, [name]) ?? translated(word, [name])) !== undefined
}

/** `Erläuterung: Aus Roggen.`: a word that may be a name of somebody's own, or begin the text. */
const OWN_NAME = /^\s*(\p{Lu}[\p{L}-]*):\s+(.*?)\s*$/u

/** `Erläuterung: >-`: a name for sure. */
const OWN_NAME_OF_LINES = /^\s*\p{Lu}[\p{L}-]*:\s*[|>][-+]?\s*$/u

/** What may be a note: several words, and no fact between braces among them. */
const NOTE = /^[^{]*\s[^{]*$/

/** Name and text, as they are written. */
const lineWith = ({ name, written }: Lost, nameless: Nameless): string =>
  `${name}: ${behindName(nameless, written)}`

const editsFor = (lost: Lost, nameless: Nameless): Repair['edits'] => {
  const { line, column, lines } = nameless
  if (isOneLine(nameless)) return [{ ...wholeLine(line), by: lineWith(lost, nameless) }]
  const head = `${' '.repeat(column)}${lost.name}: ${markOf(nameless)}\n`
  return lines
    .filter((each) => !isBlankLine(each))
    .map((each, at) => ({
      start: each.start,
      end: each.start + indentOf(each.text),
      by: `${at === 0 ? head : ''}${' '.repeat(Math.max(indentOf(each.text), column + 2))}`,
    }))
}

const wordsFor = (lost: Lost, nameless: Nameless): Repair['wording'] => {
  if (isOneLine(nameless)) {
    const line = lineWith(lost, nameless)
    const [, own, text] = OWN_NAME.exec(nameless.line.text) ?? []
    const said = nameless.line.text.trim()
    // Of what nobody misses, nothing says that it was ever there.
    const note = !lost.isNeeded && NOTE.test(said) ? `# ${said}` : undefined
    if (!own || !text || lost.written.startsWith('['))
      return lineWording.lostName(lost.name, line, note)
    const without = `${lost.name}: ${typed(unquoted(text))}`
    return lineWording.ownName(own, lost.name, { without, with: line })
  }
  const { column, lines } = nameless
  const moved = lines.filter(({ text }) => indentOf(text) === column)
  return lineWording.lostNameAbove(lost.name, column, moved.length, markOf(nameless))
}

/** `Titel Das Haus`: the name of what is missing stands there in German, and lacks its colon. */
const germanName = (groups: readonly Schema[], between: Between, nameless: Nameless): Repair[] => {
  const { line } = nameless
  const [, word = '', text = ''] = /^\s*(\p{Lu}[\p{L}-]*)\s+(\S.*?)\s*$/u.exec(line.text) ?? []
  if (word === '' || !isOneLine(nameless)) return []
  const lacking = groups.flatMap((group) =>
    kindsBetween(group, between).flatMap((kind) => kind.lacking),
  )
  const name = translated(word, lacking)
  if (name === undefined) return []
  const by = `${name}: ${valuesOf(text).at(-1)?.written}`
  const edits = [{ ...wholeLine(line), by }]
  return [
    { range: wholeLine(line), wording: keyWording.missingColon(by), edits, cost: COST.needed },
  ]
}

const costOf = ({ isNeeded }: Lost, nameless: Nameless, above: Line | undefined): number => {
  if (isNeeded) return COST.needed
  return isSentence(nameless, above) ? COST_OF_SENTENCE : COST.free
}

/** The name before a text is gone: the text seems to belong to another, or to nothing. */
export const lostName: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  if (!schema || sheet.inText[index] || !mayBeNameless(line)) return []
  if (OWN_NAME_OF_LINES.test(line.text)) return []
  const own = indentOf(line.text)
  for (const column of [own, own - 2]) {
    const nameless = column < 0 ? undefined : namelessAt(sheet, index, column)
    const valueAbove = sheet.lines[index - 1]
    if (!nameless || isRestOfValue(nameless, valueAbove)) continue
    const above = linesBeside(sheet, index - 1, column, -1)
    const below = linesBeside(sheet, index, column, 1)
    const hasNames = namesIn([...above, ...below]).length > 0
    const groups = hasNames ? groupsAt(sheet, index, column, schema) : []
    const named = germanName(groups, { above, below }, nameless)
    if (named.length > 0) return named
    const mayGoOn = goesOnWithValue(nameless, valueAbove)
    const lost = groups
      .flatMap((group) => lostFor(group, { above, below }, nameless.text))
      .filter(({ isInOrder }) => isInOrder || !mayGoOn)
    const [first, ...others] = lost
    if (!first || lost.some(({ name }) => isWrittenBefore(name, line))) continue
    return [
      {
        range: wholeLine(line),
        wording: wordsFor(first, nameless),
        edits: editsFor(first, nameless),
        cost: costOf(first, nameless, valueAbove),
        isGuess:
          others.some(({ name }) => name !== first.name) ||
          (isOneLine(nameless) && OWN_NAME.test(line.text)),
      },
    ]
  }
  return []
}
