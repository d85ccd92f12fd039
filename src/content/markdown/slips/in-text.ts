import { slugify } from '../../text/slugify.ts'
import { commandsIn, withoutCommands } from './commands.ts'
import { footnotesIn } from './footnotes.ts'
import { type Slip, slipsAt } from './slip.ts'

const TARGET = '(?:/|https?:)[^\\s()[\\]]*'

/** Not behind the sign of a picture. */
const NO_PICTURE = String.raw`(?<!(?<!\\)!)`

/** `[Text](/ziel`, `[Text] (/ziel)`, `[Text][/ziel]`, `(Text)[/ziel]`; not the words of a picture. */
const LIKE_A_LINK = new RegExp(
  String.raw`(?<!\\)(?:${NO_PICTURE}\[[^\][]*\](?:\((?:[^()\n]*\)|\S*)|\s+\(${TARGET}\)|\[${TARGET}\])|\([^()\n]*\)\[${TARGET}\])`,
  'g',
)

/** `![Foto](Foto vom Hof (2).jpg)`, `![Foto](foto.jpg`, `![Foto] (foto.jpg)`, `![Foto][1]`, `![[foto.jpg]]`. */
const LIKE_A_PICTURE =
  /(?<!\\)!\[(?:[^\][]*\](?:\((?:[^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\S*)| \([^()\n]*\)|\[[^\][]*\])|\[[^\][\n]+\]\])/g

/** A target as it may be written; addresses of this site have neither spaces nor the names of files. */
const asTarget = (target: string): string => {
  if (!/^\s*[/#]/.test(target)) return target.replace(/\s/g, '%20')
  const tight = target
    .split(/([/#?=])/)
    .map((part) => part.trim())
    .join('')
  return /\s/.test(tight)
    ? tight.replace(/\.html?(?=$|[?#])/i, '').replace(/[^/#?=&]+/g, slugify)
    : tight
}

/** `[Text][1]`, and `[[Text]]` as a wiki has it: whose address stands nowhere, otherwise it would be a link. */
const REFERENCE = new RegExp(
  String.raw`(?<!\\)${NO_PICTURE}(?:\[[^\][]+\]\[(?!${TARGET}\])[^\][]*\]|\[\[[^\][\n]+\]\])`,
  'g',
)

const wordsOf = (source: string): string => /[^[\]]+/.exec(source)?.[0] ?? ''

/** What ends the sentence. Looked for where it begins: to ask at each of many dots takes minutes. */
const END = /(?<![.,;:!?])[.,;:!?]*$/

/** A link with its bracket closed, and without spaces in its target. */
const asLink = (source: string): string => {
  const [, text = '', target = ''] =
    /^[[(]([^\])]*)[\])]\s*[[(]([^\])]*)[\])]?$/s.exec(source) ?? []
  const written = target.trim()
  const [end = ''] = END.exec(written) ?? []
  // It is no part of the address.
  const address = written.slice(0, written.length - end.length)
  const behind = source.endsWith(')') ? '' : end
  return `[${text}](${asTarget(address)})${behind}`
}

/**
 * Asterisks that make nothing bold, tildes that strike nothing: `**fett`, `** fett **`, `~~alt`. Behind a
 * word or a number they are stars (`A**`), and what begins with them below tells what they are for.
 */
const LIKE_BOLD =
  /(?<![\\*\p{L}\p{N}€%)])\*\*(?!\*)(?=[^\n]*[\p{L}\p{N}])[^*\n]*(?:\*\*?(?!\*))?|(?<![\\~])~~(?!~)[^~\n]*(?:~~?)?/gu

/** Stars behind something, which one line below explains. */
const STARS = /[\p{L}\p{N}€%)]\*\*(?![*\p{L}\p{N}])/u

/** Words with both their marks and without spaces inside; what ends the sentence stays behind them. */
const asBold = (source: string): string => {
  const mark = source.slice(0, 2)
  const marked = source.slice(2).replace(/[*~]+$/, '')
  const begun = marked.trimStart()
  const said = begun.trimEnd()
  const [end = ''] = /[.,]?$/.exec(said) ?? []
  const words = said.slice(0, said.length - end.length).trimEnd()
  const [before, behind] = [marked === begun ? '' : ' ', begun.slice(said.length)]
  return `${before}${mark}${words}${mark}${end}${behind}`.trimStart()
}

/** `Preis**(netto)**`: behind a word, no sign of a sentence can begin bold type. */
const TIGHT_BEFORE =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]+\*\*(?=[^\s\p{L}\p{N}*])[^*\n]*[^\s*]\*\*(?!\*)/gu

/** `**Wichtig:**Bitte`: nor can it end before one. */
const TIGHT_BEHIND = /^[\p{L}\p{N}]+/u

/** With the word right behind it, where only a space before that is missing. */
const withWordBehind = (slip: Slip, text: string, offset: number): Slip => {
  if (slip.meant !== slip.value) return slip
  const [word = ''] = TIGHT_BEHIND.exec(text.slice(slip.offset - offset + slip.value.length)) ?? []
  return { ...slip, value: slip.value + word, meant: `${slip.meant} ${word}` }
}

/** What was meant to be bold or struck and is not. */
const withoutEffect = (text: string, offset: number): Slip[] => [
  ...slipsAt('sign', text, offset, LIKE_BOLD, asBold).map((slip) =>
    withWordBehind(slip, text, offset),
  ),
  ...(text.includes('**')
    ? slipsAt('sign', text, offset, TIGHT_BEFORE, (value) => value.replace('**', ' **'))
    : []),
]

/** Bold type with both its marks. */
const BOLD = /\*\*(?=\S)[^*\n]*\S\*\*/g

/** Whether a text explains stars that stand behind something in it. */
export const hasStars = (source: string): boolean => STARS.test(source.replace(BOLD, ''))

/**
 * What in running text was meant as a footnote, as a command, as a link, or as bold or struck type.
 *
 * @param areStars whether asterisks are stars in this text
 */
export const inText = (source: string, offset: number, areStars: boolean): Slip[] => {
  const commands = commandsIn(source, offset)
  const text = commands.length > 0 ? withoutCommands(source) : source
  return [
    ...footnotesIn(text, offset),
    ...commands,
    ...(text.includes('![') ? slipsAt('picture', text, offset, LIKE_A_PICTURE, () => '') : []),
    ...slipsAt('link', text, offset, LIKE_A_LINK, asLink),
    ...(/\]\[|\[\[/.test(text) ? slipsAt('reference', text, offset, REFERENCE, wordsOf) : []),
    ...(areStars ? [] : withoutEffect(text, offset)),
  ]
}
