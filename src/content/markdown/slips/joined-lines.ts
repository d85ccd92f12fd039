import type { Slip } from './slip.ts'

/** `Fon: 02581 1234`, `**USt-IdNr.:** DE1`: a word or a few for what stands behind the colon. */
const LABELLED = /^\*{0,2}\p{Lu}[\p{L}\p{N} ./&-]{1,29}:\*{0,2}[ \t]+\S/u

/** `Tel. 02581 1234`, as it stands on paper. */
const DIALLED = /^(?:Tel(?:efon|efax|\.)?|Fon|Fax|Mobil|Handy)[ \t]+[+(\d]/

/** `Musterweg 3`, `Am Markt 12 a`: the whole line, and no more than fits on an envelope. */
const STREET = /^\p{Lu}[\p{L} .'’-]{2,39} \d{1,4} ?\p{L}?(?: ?[-–/+] ?\d{1,4} ?\p{L}?)?$/u

/** `12345 Musterstadt`, `CH-8000 Zürich` */
const TOWN = /^(?:\p{Lu}{1,3}-)?\d{4,5} \p{Lu}[\p{L} ./()-]{1,39}$/u

/** What ends a line on the website as well. */
const BREAK = /(?:\\| {2})$/

/** A line above that says whose address or numbers follow. */
const LONGEST_NAME = 45

type Kind = 'label' | 'street' | 'town' | 'other'

const kindOf = (line: string): Kind => {
  const words = line.replace(BREAK, '').trim()
  if (LABELLED.test(words) || DIALLED.test(words)) return 'label'
  if (STREET.test(words)) return 'street'
  return TOWN.test(words) ? 'town' : 'other'
}

/** Two lines that nobody writes below one another as one sentence. */
const areApart = (above: Kind | undefined, below: Kind | undefined): boolean =>
  (above === 'label' && below === 'label') || (above === 'street' && below === 'town')

/** The lines that belong to such a pair, and the next ones of their kinds, from the first to the last. */
const runsOf = (kinds: readonly Kind[]): { first: number; last: number }[] => {
  const runs: { first: number; last: number }[] = []
  for (let first = 0; first < kinds.length; first += 1) {
    if (kinds[first] === 'other') continue
    let last = first
    while ((kinds[last + 1] ?? 'other') !== 'other') last += 1
    const isSure = kinds.some(
      (kind, at) => at >= first && at < last && areApart(kind, kinds[at + 1]),
    )
    if (isSure) runs.push({ first, last })
    first = last
  }
  return runs
}

/** The lines of a text behind which another one was meant to begin, by their numbers. */
const endsMeant = (lines: readonly string[]): number[] => {
  const found = runsOf(lines.map(kindOf)).flatMap(({ first, last }) => {
    const above = lines[first - 1]?.trim() ?? ''
    const start = above !== '' && above.length <= LONGEST_NAME ? first - 1 : first
    return Array.from({ length: last - start + 1 }, (_, index) => start + index)
  })
  return [...new Set(found)].filter((at) => (lines[at + 1] ?? '').trim() !== '')
}

const linesIn = (text: string): string[] => text.split(/\r?\n/)

/** Whether a text has addresses or numbers one below the other, which need lines of their own. */
export const hasOwnLines = (text: string): boolean => endsMeant(linesIn(text)).length > 0

/** Lines with a label each, and those of an address, that would stand behind one another. */
export const inJoinedLines = (text: string, offset: number): Slip[] => {
  if (!text.includes('\n')) return []
  const lines = linesIn(text)
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => offset + index)
  const [first, ...others] = endsMeant(lines)
    .filter((at) => !BREAK.test(lines[at] ?? ''))
    .map((at) => {
      const line = lines[at] ?? ''
      const margin = line.length - line.trimStart().length
      const value = line.slice(margin)
      return { value, offset: (starts[at] ?? 0) + margin, meant: `${value.trimEnd()}\\` }
    })
  return first ? [{ kind: 'lines', ...first, others }] : []
}
