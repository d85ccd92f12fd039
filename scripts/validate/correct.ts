import { COUNTRIES, HOME } from '../../src/content/location/country.ts'
import { slugify } from '../../src/content/text/slugify.ts'
import type { Schema } from '../schema/schema.ts'
import { correctDate } from '../text/correct-date.ts'
import { HIDDEN_SIGNS } from '../text/hidden-signs.ts'
import { unquoted } from '../yaml/quote.ts'
import { clockTime } from './clock-time.ts'
import { correctPhone } from './correct-phone.ts'
import { hasForeignDigits } from './foreign-digits.ts'
import { addressesOfServerLine } from './server-line.ts'

/** @param country of the company, two letters, where they are known */
type Correction = (text: string, country?: string) => string[]

const correctEmail: Correction = (text) => {
  const plain = text.replace(/^mailto:/, '').replace(/\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*/i, '@')
  // `Anne Ebbers <post@…>`, `E-Mail: post@…`
  const [one = plain, ...others] = plain.match(/[^\s<>()[\]:;,"]+@[^\s<>()[\]:;,"]+/g) ?? []
  return [
    ...(others.length === 0 ? [one, one.replace(/\.+$/, '')] : []),
    plain,
    plain.replace(/\s*@\s*/, '@'),
    plain.replace(/\s/g, ''),
    plain.replace(/,/g, '.'),
    plain.replace(/\s+/, '@'),
  ].filter((candidate) => /^[^\s@/:]+@/.test(candidate))
}

const correctClock: Correction = (text) => {
  const [, hours, minutes] =
    /^(?:(?:ab|von|um|bis)\s+)?(\d{1,2})(?:(?:[:.h]?|\s*Uhr\s*)(\d\d))?(?:\s*(?:Uhr|h))?$/i.exec(
      text,
    ) ?? []
  return hours === undefined ? [] : [clockTime(hours, minutes)]
}

/** `rgb(255, 248, 238)`, as programs show a colour. */
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i

const correctColour: Correction = (text) => {
  const [, ...parts] = RGB.exec(text) ?? []
  const hex = (part: string) => Number(part).toString(16).padStart(2, '0')
  const digits =
    parts.length > 0
      ? parts.map(hex).join('')
      : text.replace(/^(?:0x|#)*|[\s;]+/g, '').replace(/^([\da-f]{6})ff$/i, '$1')
  return [`#${digits}`, `#${[...digits].map((digit) => digit + digit).join('')}`]
}

const correctDigits: Correction = (text, country) => {
  // `A-1010` in a German list lies in Austria: without its letter it would be another place.
  const [letters = ''] = /^[A-Z]*/.exec(text) ?? []
  if (country && !country.startsWith(letters)) return []
  if (!/^[A-Z]{0,2}-?\s*\d{4,}(?:\s\D*)?$/.test(text)) return []
  const digits = text.replace(/\D/g, '')
  // A number has lost its zero; who typed one has left out another digit.
  const hasLostZero = letters === '' && !digits.startsWith('0')
  return [digits, ...(hasLostZero ? [`0${digits}`] : []), `+${digits}`]
}

/** The first and the last of many postcodes: `24937 bis 24944`. */
const correctRange: Correction = (text) => [text.replace(/\s*(?:\sbis\s|[-–—])\s*/, '–')]

const correctAddress: Correction = (text) => {
  const plain = text.replace(/\s/g, '').replace(/^(?:ht+ps?:?\/*)?/i, 'https://')
  const page = /\/(?:(?:index|start|home)\.\w+)?(?:[?#].*)?$/i
  return [plain, plain.replace(page, '')]
}

/** A file's address without the ending that pages had elsewhere. */
const withoutPageEnding = (text: string): string => text.replace(/\.(?:html?|php|aspx?)$/i, '')

const correctRoute: Correction = (text) => {
  const route = withoutPageEnding(text.replace(/^https?:\/\/[^/]*/, ''))
  // `/flyer.pdf` is no page under any other name, `/alt -> /neu` are two.
  if (/\.\w+$|[<>→]/.test(route)) return []
  const path = route
    .replace(/\/[{[]id[}\]]$/, '/:id')
    .split('/')
    .map((part) => (/^(?::id|\*|)$/.test(part) ? part : slugify(part)))
    .filter((part) => part !== '')
  return [`/${path.join('/')}`]
}

/** The name of a server at the beginning of an address; `index.php/dach` begins with a file. */
const HOST =
  /^(?:https?:\/\/|(?=www\.)|(?=[\w-]+(?:\.[\w-]+)*\.(?!html?\/|php\/|aspx?\/)[a-z]{2,}\/))[^/?#]+/i

/** Whether an address of a page begins with the name of a server. */
export const namesHost = (text: string): boolean => HOST.test(text)

/** An address of a former site: `index.php?id=7`, `https://www.beispiel.de/leistungen/dach.php?seite=4` */
const correctFormer: Correction = (text) => {
  const path = text.replace(HOST, '').replace(/#.*/, '')
  return /\.(?:html?|php|aspx?)(?:\?|$)/i.test(path) ? [`/${path.replace(/^\/+/, '')}`] : []
}

/** An address that is known elsewhere: without its host, and in the very same letters, each of them one sign. */
const correctKnown: Correction = (text) => [
  `/${text.replace(HOST, '').replace(/^\/+|\/*(?:#.*)?$/g, '')}`.normalize('NFC'),
]

/** `/%C3%BCber-uns`, as browsers copy an address with an umlaut. */
const correctEncoded: Correction = (text) => {
  try {
    return correctKnown(decodeURI(text))
  } catch {
    return []
  }
}

/** `/index.php?id=3&amp;L=0`, as it stands in the source of a page and in a sitemap. */
const correctEscaped: Correction = (text) => correctKnown(text.replaceAll('&amp;', '&'))

/** A server's name in an address of a page on it. */
const correctHost: Correction = (text) =>
  /^\w+:\/\//.test(text) ? [text.replace(/^\w+:\/\//, '').replace(/[/:?#].*$/s, '')] : []

/** Languages and countries by their names, and by the letters that cars have. */
const NAMED = new Map([
  ['deutsch', 'de'],
  ['englisch', 'en'],
  ['d', 'DE'],
  ['a', 'AT'],
  ...Object.entries(COUNTRIES).map(([letters, { name }]) => [name.toLowerCase(), letters] as const),
])

/** `de_CH`, `de-at`, `Deutsch (Schweiz)`: a language, and the country in which it is spoken so; `ch`: that alone. */
const correctLanguage: Correction = (text) => {
  const alone = text.toUpperCase()
  if (alone !== HOME && alone in COUNTRIES) return [`de-${alone}`]
  const [, language = '', country = ''] = /^(\p{L}+)[\s_,(-]+(\p{L}+)\)?$/u.exec(text) ?? []
  const [small, large] = [language, country].map((word) => NAMED.get(word.toLowerCase()) ?? word)
  return small && large ? [`${small.toLowerCase()}-${large.toUpperCase()}`] : []
}

/** `32257 Bünde`: the postcode has a field of its own. */
const correctTown: Correction = (text) => [text.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/, '')]

const COUNTRY_NAMES = Object.values(COUNTRIES)
  .map(({ name }) => name)
  .join('|')

/** A postcode and a town, perhaps with its country, at the end: behind a number of a house, or apart from the street. */
const POSTCODE_AND_TOWN = new RegExp(
  String.raw`(?:(?<=\d\s?\p{L}?)\s|\s*[,;|·•/–-])[\s,;|·•/–-]*(?:\b[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}[\p{L}\s.()/’'-]*(?:,\s*(?:${COUNTRY_NAMES}))?$`,
  'u',
)

/** `Holzweg 5, 48231 Warendorf`: so have postcode and town. */
const correctStreet: Correction = (text) => [text.replace(POSTCODE_AND_TOWN, '')]

/** `Holz & Farbe`, `Breite [cm]`, `Farbe = ?`: signs that a name in a message can't have. */
const correctLabel: Correction = (text) => [
  text
    .replace(/\s*&\s*/g, ' und ')
    .replace(/\[([^[\]]*)\]/g, '($1)')
    .replace(/\s*=\s*\?*\s*$/, '')
    .replace(/\s*=\s*/g, ': ')
    .replace(/^_+/, ''),
]

/** A name as the content's own ones are: `bad-heizung` for `Bad & Heizung`. */
const correctName: Correction = (text) =>
  // A path or an account is no name that only wants other letters.
  /[/\\@~]|:(?!\s)/.test(text) ? [] : [slugify(unquoted(text))]

const corrections: Correction[] = [
  (text) => [text.replace(HIDDEN_SIGNS, '')],
  (text) => [text.trim(), unquoted(text.trim()), text.replace(/^[-–—•*]\s+/, '')],
  (text) => [text.replace(/^([*_]{1,2})(.+)\1$/, '$2')],
  // `<https://www.beispiel.de>`, as Markdown has it.
  (text) => [text.replace(/^<([^<>]+)>$/, '$1')],
  (text) => [text.toLowerCase(), text.toUpperCase()],
  (text) => [NAMED.get(text.toLowerCase()) ?? text],
  correctLanguage,
  correctDate,
  correctClock,
  correctEmail,
  correctColour,
  (text, country) => [correctPhone(text, country) ?? text],
  correctDigits,
  correctRange,
  correctHost,
  correctName,
  (text) => correctFormer(unquoted(text)),
  (text) => (/^[/]|^https?:/.test(text) || /[a-z]/i.test(text) ? correctRoute(unquoted(text)) : []),
  (text) => (text.includes('.') ? correctAddress(unquoted(text)) : []),
]

/** What may be wrong with a name that others have given, such as a server's: with other letters it is another's. */
const ofForeignNames = corrections.filter((correction) => correction !== correctName)

/** What may be wrong with a text that may be almost any: whatever else is tried would be one. */
const ofTexts: Correction[] = [correctTown, correctStreet, correctLabel]

/** What may be wrong with a former address; with other letters it is one that never was. */
const ofFormerAddresses: Correction[] = [
  (text) => [text.replace(HIDDEN_SIGNS, '').trim(), unquoted(text.trim())],
  (text) => [addressesOfServerLine(unquoted(text))],
  (text) => correctFormer(unquoted(text)),
  (text) => correctKnown(unquoted(text)),
  (text) => correctEscaped(unquoted(text)),
  (text) => correctEncoded(unquoted(text)),
]

const correctionsFor = (schema: Schema): Correction[] => {
  if (schema.safeParse('Ein Text').success) return ofTexts
  if (schema.safeParse('/alt.html').success) return ofFormerAddresses
  return schema.safeParse('Ftp.web_1').success ? ofForeignNames : corrections
}

/** The words of a link in Markdown: `[02581 4711](tel:…)`. */
const labelOf = (text: string): string[] => {
  const [, label] = /^\[([^[\]]+)\]\([^()]*\)$/.exec(text) ?? []
  return label === undefined ? [] : [label]
}

/** No date, name or address that can be corrected is longer. */
const LONGEST = 300

/**
 * What somebody who wrote `text` meant, as the schema takes it, if anything can be told.
 *
 * @param country of the company, two letters
 */
export const correct = (text: string, schema: Schema, country?: string): string | undefined =>
  (text.length > LONGEST || schema.safeParse(text).success ? [] : [text, ...labelOf(text)])
    .flatMap((each) => correctionsFor(schema).flatMap((correction) => correction(each, country)))
    .filter((candidate) => candidate !== text && !hasForeignDigits(candidate, schema, country))
    .find((candidate) => schema.safeParse(candidate).success)

const signsIn = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign) && sign !== '0')
    .toSorted()
    .join('')

/** Whether a correction only puts in order what was written: `31.3.2026`, `8:00`. */
export const isReordered = (text: string, corrected: string): boolean =>
  // In a number no digit is an ornament.
  !/^\d+$/.test(text) && signsIn(text) === signsIn(corrected)
