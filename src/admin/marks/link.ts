import { type MarkChange, type Selected, trimmed, withWord } from './selected.ts'

const LINK = /\[([^[\]\n]*)\]\(([^()\s]*)\)/g

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/

/** Where a link is to lead until somebody says it: the home page. */
const NOWHERE_ELSE = '/'

/** The link in which all that is selected stands, with its address selected. */
const linkAround = ({ text, start, end }: Selected): MarkChange | undefined => {
  const isAround = ({ index, 0: { length } }: RegExpExecArray) =>
    index <= start && end <= index + length
  const link = [...text.matchAll(LINK)].find(isAround)
  if (!link) return undefined
  const { index: from, 0: by, 1: words = '', 2: address = '' } = link
  const addressAt = from + words.length + 3
  return { from, to: from + by.length, by, start: addressAt, end: addressAt + address.length }
}

/** A link on the selected words, or to what is selected; what is missing of it is selected then. */
const newLink = (selected: Selected): MarkChange => {
  const { text, start: from, end: to } = trimmed(withWord(selected))
  const words = text.slice(from, to).replace(/\s*\n\s*/g, ' ')
  const wordsAt = from + 1
  if (ADDRESS.test(words)) return { from, to, by: `[](${words})`, start: wordsAt, end: wordsAt }
  const by = `[${words}](${NOWHERE_ELSE})`
  if (words === '') return { from, to, by, start: wordsAt, end: wordsAt }
  const addressAt = wordsAt + words.length + 2
  return { from, to, by, start: addressAt, end: addressAt + NOWHERE_ELSE.length }
}

/** A link on the words, whose address is selected, to be written; of one that is there, its address. */
export const changeLink = (selected: Selected): MarkChange =>
  linkAround(selected) ?? newLink(selected)
