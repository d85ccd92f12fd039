import type { Area } from '../content/area.ts'

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]/g, '')

/** A name in the ways in which it is typed: Lünen, Luenen, Lunen. */
const formsOf = (name: string): string[] => {
  const small = name.normalize('NFC').toLowerCase()
  const spelt = small.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
  return [...new Set([bare(spelt), bare(small.replaceAll('ß', 'ss'))])]
}

/** So many letters may be wrong, missing or too many. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Letters that have to be changed, put in, left out or swapped to make one word of another. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const row = rows[i]
      if (!row) continue
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}

/** 0 for what begins so, else the number of slips; undefined where it is another name. */
const slips = (typed: string, name: string): number | undefined => {
  if (name.startsWith(typed)) return 0
  const length = Math.max(typed.length, 1)
  const found = Math.min(
    distance(typed, name),
    // Who is still typing has only come so far.
    ...[length - 1, length, length + 1].map((end) => distance(typed, name.slice(0, end))),
  )
  return found <= slipsIn(typed.length) ? found : undefined
}

/** What is known by its second half comes behind what is called so: `Sassendorf`, `Wiedenbrück`. */
const HALF = 0.5

const slipsFor = (typed: string, town: string): number | undefined => {
  const [whole = '', ...halves] = town
    .split(/(?<=[\s-])(?=\p{Lu})/u)
    .map((_, at, parts) => parts.slice(at).join(''))
  const least = (name: string) =>
    Math.min(
      ...formsOf(typed).flatMap((form) => formsOf(name).flatMap((one) => slips(form, one) ?? [])),
    )
  const found = Math.min(least(whole), ...halves.map((half) => least(half) + HALF))
  return found < Infinity ? found : undefined
}

/** What people put around the digits: `D-59590`, `A-1010`, `5959…` */
const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

/** Whether a postcode, or one of those from one to another, begins so: `59590`, `10115–14199`. */
const beginsSo = (digits: string, codes: string): boolean => {
  const [from = '', to = from] = codes.split(/\D/).sort()
  return from <= digits.padEnd(5, '9') && digits.padEnd(5, '0') <= to
}

const hasPostcode = (digits: string, { postcodes }: Area): boolean =>
  postcodes.some((codes) => beginsSo(digits, codes))

/** Whether nobody can tell by a postcode alone that the company does not come there. */
export const isOpenQuestion = (areas: readonly Area[], typed: string): boolean =>
  /^[\s\d]+$/.test(typed) && areas.some(({ postcodes }) => postcodes.length === 0)

/**
 * The places that somebody may mean by a name or a postcode, the likeliest first; as few letters as are
 * there are enough, and some may be wrong.
 */
export const findAreas = (areas: readonly Area[], typed: string): Area[] => {
  const digits = digitsIn(typed)
  const letters = typed.replace(/[\d…]|(?<!\p{L})(?:D|A|CH)(?=\s*-)/gu, '').trim()
  if (digits.length > 0 && digits.length <= 5) {
    const found = areas.filter((area) => hasPostcode(digits, area))
    if (found.length > 0 || bare(letters.toLowerCase()) === '') return found
  }
  if (formsOf(letters).every((form) => form === '')) return []
  const judged = areas.flatMap((area) => {
    const count = slipsFor(letters, area.town)
    return count === undefined ? [] : [{ area, count }]
  })
  const fewest = Math.min(...judged.map(({ count }) => count))
  return judged.filter(({ count }) => count === fewest).map(({ area }) => area)
}
