import { commandsIn } from '../../../src/content/markdown/slips/commands.ts'
import type { Wording } from '../../problem/problem.ts'
import { type Found, MOST_FAULTS, NOTHING, onlyProblems, together } from '../look-ups/found.ts'
import { faultAt, type Place, wordRange } from '../place.ts'
import { markdownWording } from './markdown-messages.ts'

/** Signs of Markdown or Word around or before words, which only longer texts take: `**fett**`, `[hier](/jobs)`, `• eins`. */
const SIGNS =
  /(?<mark>\*\*|~~)(?=\S)(?<marked>[^*~\n]+)(?<=\S)\k<mark>|(?<![\p{L}\d*])\*(?<slanted>\p{L}[^*\n]*\p{L})\*(?![\p{L}\d*])|\[(?<linked>[^\][]+)\]\((?:[/#]|https?:|mailto:|tel:|[^()\s.]+\.)[^()\s]*\)|^(?:#{1,6}|[•‣▪●◦·])\s+(?<heading>\S.*)/gu

const LETTERS: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  shy: '',
  lt: '<',
  gt: '>',
  quot: '"',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  apos: "'",
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  middot: '·',
  bull: '•',
  times: '×',
  sect: '§',
  eacute: 'é',
}

const HTML = new RegExp(
  `<!--[^]*?-->|</?[a-zA-Z][a-zA-Z\\d]*(?:\\s[^<>]*)?/?>|&(?<letter>${Object.keys(LETTERS).join('|')}|#\\d{1,6}|#[xX][\\da-fA-F]{1,5});`,
  'g',
)

/** What is said of HTML in a text that takes none. */
const ofHtml = (html: string, letter: string | undefined): Wording => {
  if (html.startsWith('<!--')) return markdownWording.htmlNote(html)
  if (/^<br\b/i.test(html)) return markdownWording.htmlInText(html, ' ')
  return markdownWording.htmlInText(html, letter === undefined ? undefined : letterOf(letter))
}

const signOf = (name: string): string =>
  name.startsWith('#')
    ? String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')))
    : (LETTERS[name] ?? '')

/** What is written for it: a space that is none to write is one, and a sign that nobody sees is none. */
const letterOf = (name: string): string =>
  signOf(name)
    .replace(/\s/, ' ')
    .replace(/[\u00AD\u200B-\u200F\uFEFF]/, '')

/** The mark for what only stands in for something, in the text itself. */
const PLACEHOLDER = /!platzhalter\b/i

/** A mark in the text that belongs before it: visitors would read the word. */
export const findMark = (text: string, place: Place): Found => {
  const found = PLACEHOLDER.exec(text)
  if (!found) return NOTHING
  const range = wordRange(place, found[0], text.slice(0, found.index))
  return onlyProblems([
    faultAt(place, markdownWording.markInText(found[0], place.file.isForm), range),
  ])
}

/** A text as it reads without them. */
export const withoutSigns = (text: string): string =>
  text
    .replace(SIGNS, (...found) => {
      const { marked, slanted, linked, heading } = found.at(-1)
      return marked ?? slanted ?? linked ?? heading
    })
    .replace(HTML, (...found) => {
      const { letter } = found.at(-1)
      return letter === undefined ? '' : letterOf(letter)
    })

/** Without one of them there is nothing to look for. */
const ANY_SIGN = /[*~[#<&!•‣▪●◦·]/

/** What of Markdown, HTML and other systems stands in a text that takes none: visitors would read the signs. */
export const findSigns = (text: string, place: Place): Found => {
  if (!ANY_SIGN.test(text)) return NOTHING
  const at = (value: string, index: number) => wordRange(place, value, text.slice(0, index))
  const signs = [...text.matchAll(SIGNS)].map(({ 0: value, index, groups = {} }) => {
    const { marked, slanted, linked, heading } = groups
    const plain = marked ?? slanted ?? linked ?? heading ?? ''
    return faultAt(place, markdownWording.signInText(value, plain), at(value, index))
  })
  const html = [...text.matchAll(HTML)].map(({ 0: value, index, groups: { letter } = {} }) => {
    return faultAt(place, ofHtml(value, letter), at(value, index))
  })
  const commands = commandsIn(text, 0).map(({ value, offset }) =>
    faultAt(place, markdownWording.foreignCommand(value), at(value, offset)),
  )
  return together([
    onlyProblems([...signs, ...commands, ...html].slice(0, MOST_FAULTS)),
    findMark(text, place),
  ])
}
