import { type Slip, slipsAt } from './slip.ts'

const TARGET = '(?:/|https?:)[^\\s()[\\]]*'

/** `[Text](/ziel`, `[Text] (/ziel)`, `[Text][/ziel]`, `(Text)[/ziel]`. */
const LIKE_A_LINK = new RegExp(
  String.raw`(?<!\\)(?:\[[^\][]*\](?:\((?:[^()\n]*\)|\S*)|\s+\(${TARGET}\)|\[${TARGET}\])|\([^()\n]*\)\[${TARGET}\])`,
  'g',
)

/** A link with its bracket closed, and without spaces in its target; addresses of this site have none. */
const asLink = (source: string): string => {
  const [, text = '', target = ''] =
    /^[[(]([^\])]*)[\])]\s*[[(]([^\])]*)[\])]?$/s.exec(source) ?? []
  const blank = /^\s*[/#]/.test(target) ? '' : '%20'
  // What ends the sentence is no part of the address.
  const address = target.trim().replace(/[.,;:!?]+$/, '')
  return `[${text}](${address.replace(/\s/g, blank)})`
}

/** Asterisks that make nothing bold, tildes that strike nothing: `**fett`, `** fett **`, `~~alt`. */
const LIKE_BOLD = /(?<!\\)(?:\*\*[^*\n]*(?:\*\*?)?|~~[^~\n]*(?:~~?)?)/g

/** Words with both their marks, and without spaces inside. */
const asBold = (source: string): string => {
  const mark = source.slice(0, 2)
  return mark + source.replace(/^(?:\*\*|~~)\s*|\s*[.,]?\s*[*~]*$/g, '') + mark
}

/** What in running text was meant as a link, or as bold or struck type. */
export const inText = (text: string, offset: number): Slip[] => [
  ...slipsAt('link', text, offset, LIKE_A_LINK, asLink),
  ...slipsAt('sign', text, offset, LIKE_BOLD, asBold),
]
