import { HIDDEN_SIGNS } from '../text/hidden-signs.ts'
import { positionInFile, type Range, type SourceFile } from '../text/source-file.ts'
import type { Wording } from './problem.ts'

/** Names one after the other, each as it is typed. */
export const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** Longer lists of names help nobody. */
const MOST = 20

/** The same of names that may be many. */
export const listSome = (names: readonly string[]) =>
  list(names.slice(0, MOST)) + (names.length > MOST ? ' …' : '')

/** The same with what each of them means, where that is known. */
export const listWithMeanings = (
  names: readonly string[],
  meanings: Readonly<Record<string, string>>,
) =>
  names
    .map((name) =>
      meanings[name] === undefined ? `\`${name}\`` : `\`${name}\` (${meanings[name]})`,
    )
    .join(', ')

/** The question whether that was meant; undefined where nothing is suggested. */
export const meant = (suggestion: string | undefined) =>
  suggestion === undefined ? undefined : `Meinten Sie \`${suggestion}\`?`

/** The suggestion in the place of what was written, where there is one. */
export const insteadOf = (suggestion: string | undefined): Pick<Wording, 'instead'> =>
  suggestion === undefined ? {} : { instead: { text: suggestion } }

export const spaces = (count: number) => `${count} Leerzeichen`

/** In one line; what nobody sees is named where it stands: `waerme[unsichtbares Zeichen]pumpe`. */
export const shorten = (value: string) => {
  const seen = value
    .replace(HIDDEN_SIGNS, '[unsichtbares Zeichen]')
    .trim()
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap))
  return seen.length > 60 ? `${seen.slice(0, 57)}…` : seen
}

/** What a field holds, in words: `der Titel der Seite` is `title (Titel der Seite)`. */
export const named = (key: string, description: string | undefined) =>
  description ? `\`${key}\` (${description})` : `\`${key}\``

/** Whether what stands behind this in its line is an entry of a list. */
export const isEntryBehind = (key: string, lead: string) => lead !== `${key}: `

/**
 * What a text belongs to: `title`, or an entry of the list `postcodes`, which is no text itself.
 *
 * @param each "Jeder" or "jedem", as the sentence wants it
 * @param lead what stands before the text in its line: `title: `, of an entry `- `
 */
export const holder = (key: string, lead: string, each: 'Jeder' | 'jedem') =>
  isEntryBehind(key, lead) ? `${each} Eintrag von \`${key}\`` : `\`${key}\``

/** `Datum des Beitrags: 2026-03-31` without what stands behind the last colon. */
export const withoutExample = (description: string) => description.replace(/: (?!.*: ).*$/, '')

/** The key of what stands in a list that is a whole file. */
export const ENTRY = 'Eintrag'

/** A place that a message names beside its own: `content/site.yaml, Zeile 12`. */
export const placeInWords = (file: SourceFile, { start }: Range): string =>
  `${file.path}, Zeile ${positionInFile(file, start).line}`

/** `1,5` */
export const decimal = (value: number) =>
  value.toLocaleString('de-DE', { maximumFractionDigits: 1 })

/** `6.000` */
export const pixels = (count: number) => count.toLocaleString('de-DE')

/** `1,5 MB` */
export const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`

/** Made with the first day that is told: most checks tell none, and making it takes as long as reading a file. */
let longDate: Intl.DateTimeFormat | undefined

/** `2026-12-01` as people write it: 1. Dezember 2026. */
export const day = (date: string) => {
  longDate ??= new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
  return longDate.format(new Date(date))
}

/** Where the same has to be done: in so many lines more. */
export const alsoBelow = (more: number) =>
  more === 0 ? '' : ` Ebenso in ${more === 1 ? 'der Zeile' : `den ${more} Zeilen`} darunter.`
