import type { Area } from '../content/location/area.ts'
import { slips } from './slips.ts'

const bare = (text: string): string => text.replace(/[^a-z0-9]/g, '')

/** What stands between a town and its river or country: `am`, `a.`, `i. d.`, `ob der`. */
const BETWEEN = /([\s/(.])(?:a[mn]?|i[mn]?|ob?|v(?:or)?|bei|d(?:e[mnr])?)(?=[\s./])/g

/** The two dots that stand behind a letter whose parts are taken apart. */
const DOTS = '\u0308'

/** A name in the ways in which it is typed: Lünen, Luenen, Lunen; St. Augustin, Sankt Augustin. */
const formsOf = (name: string): string[] => {
  const plain = name.toLowerCase().replaceAll('ß', 'ss').normalize('NFD')
  const small = plain.replace('sankt', 'st').replace(BETWEEN, '$1')
  return [...new Set([bare(small.replaceAll(DOTS, 'e')), bare(small)])]
}

/** A place that somebody may mean. */
export interface FoundArea extends Area {
  /** The part of the town that was meant. */
  district?: string
}

/** What is known by its second half comes behind what is called so: `Sassendorf`, `Wiedenbrück`. */
const HALF = 0.5

/** A part of a town comes behind towns, and before what is only spelt alike. */
const PART = 0.25

/** So does a town to which somebody adds a part of it that nobody has listed: `Münster-Hiltrup`. */
const TOWN_WITH_MORE = 0.75

/** Parts of towns are many, and called like towns elsewhere: only in long names may letters be wrong. */
const STRICTER = 4

/** What somebody has typed, read once for all places. */
interface Typed {
  forms: readonly string[]
  /** What of it may be a town by itself. */
  pieces: ReadonlySet<string>
}

const slipsFor = ({ forms }: Typed, place: string, stricter: number): number | undefined => {
  const [whole = '', ...halves] = place
    .replace(/([\s-])(?=\p{Lu})/gu, '$1\n')
    .split('\n')
    .map((_, at, parts) => parts.slice(at).join(''))
  const least = (name: string) =>
    Math.min(
      ...formsOf(name).flatMap((one) => forms.flatMap((form) => slips(form, one, stricter) ?? [])),
    )
  const found = Math.min(least(whole), ...halves.map((half) => least(half) + HALF))
  return found < Infinity ? found : undefined
}

/** What a town may stand in: `Münster` of `Münster-Hiltrup`, of `Münster (Hiltrup)` and of `Hiltrup, Münster`. */
const piecesOf = (typed: string): string[] => [
  ...[...typed.matchAll(/[\s/,(-]+(?=\p{L})/gu)].map(({ index }) => typed.slice(0, index)),
  // A space and a hyphen are no sign of it: `Alt Münster` is elsewhere.
  ...typed.split(/[/,(]/),
]

const readTyped = (typed: string): Typed => ({
  forms: formsOf(typed),
  pieces: new Set(piecesOf(typed).flatMap(formsOf)),
})

const judgeTown = (typed: Typed, town: string): number | undefined =>
  slipsFor(typed, town, 0) ??
  (formsOf(town).some((form) => typed.pieces.has(form)) ? TOWN_WITH_MORE : undefined)

/** With its town behind it, or by itself: `Hiltrup Münster`, `Hiltrup`. */
const judgePart = (typed: Typed, district: string, town: string): number | undefined =>
  slipsFor(typed, district, STRICTER) ?? slipsFor(typed, `${district} ${town}`, STRICTER)

interface Judged {
  found: FoundArea
  count: number
}

const judge = (typed: Typed, area: Area): Judged[] => {
  const count = judgeTown(typed, area.town)
  const parts = area.districts.flatMap((district) => {
    const ofPart = judgePart(typed, district, area.town)
    return ofPart === undefined ? [] : [{ found: { ...area, district }, count: ofPart + PART }]
  })
  return count === undefined ? parts : [{ found: area, count }, ...parts]
}

const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

/** Without digits, and what people put around them: `D-59590`, `A-1010`, `5959…` */
const lettersIn = (typed: string): string =>
  typed.replace(/(^|\P{L})(?:D|A|CH)(?=\s*-)/gu, '$1').replace(/\d/g, '')

const isOnlyDigits = (typed: string): boolean =>
  digitsIn(typed) !== '' && !/\p{L}/u.test(lettersIn(typed))

/**
 * Whether a postcode, or one of those from one to another, begins so: `59590`, `10115–14199`, `1010`. One with
 * more digits is another country's: `10115` is not in Vienna.
 */
const beginsSo = (digits: string, codes: string): boolean => {
  const [from = '', to = from] = codes.split(/\D/).sort()
  return digits.length <= from.length && from <= digits.padEnd(from.length, '9') && digits <= to
}

/** Whether it is one of them, and not only begins so: with a digit or two, postcodes of anywhere begin. */
const isWhole = (digits: string, codes: string): boolean =>
  beginsSo(digits, codes) && digits.length === codes.search(/\D|$/)

const hasPostcode = (digits: string, { postcodes }: Area): boolean =>
  postcodes.some((codes) => isWhole(digits, codes))

/** Whether a postcode is still being typed that may become one of theirs. */
export const isBegun = (areas: readonly Area[], typed: string): boolean =>
  isOnlyDigits(typed) &&
  areas.some(({ postcodes }) => postcodes.some((codes) => beginsSo(digitsIn(typed), codes)))

/** Whether nobody can tell by a postcode alone that the company does not come there. */
export const isOpenQuestion = (areas: readonly Area[], typed: string): boolean =>
  isOnlyDigits(typed) && areas.some(({ postcodes }) => postcodes.length === 0)

/**
 * The places that somebody may mean by a name or a whole postcode, the likeliest first; as few letters as are
 * there are enough, and some may be wrong.
 */
export const findAreas = (areas: readonly Area[], typed: string): FoundArea[] => {
  const digits = digitsIn(typed)
  const letters = lettersIn(typed)
  if (digits !== '') {
    const found = areas.filter((area) => hasPostcode(digits, area))
    if (found.length > 0) return found
  }
  const asked = readTyped(letters)
  if (asked.forms.includes('')) return []
  const judged = areas.flatMap((area) => judge(asked, area))
  const fewest = Math.min(...judged.map(({ count }) => count))
  return judged.filter(({ count }) => count === fewest).map(({ found }) => found)
}
