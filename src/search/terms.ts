/** Between the thousands of a figure, also while it is typed: `22.400`, `22.4`. */
const THOUSANDS = /(\d)\.(?=\d{3}(?!\d)|\d{1,2}$)/g

/** Between a name and its number: `KfW458`, but not in `CO2` and `R32`. */
const NAME_END = /(\p{L}{3})(?=\d)/gu

/** Between words. */
const BETWEEN = /[\p{Z}\p{P}\n\r]+/u

/** A text in words. A figure is one, whether it is written `22.400` or `22400`. */
export const wordsOf = (text: string): string[] =>
  text.replace(THOUSANDS, '$1').replace(NAME_END, '$1 ').split(BETWEEN)

/** Umlauts, and letters in people's names that are no other letter with a mark: `Yıldız`, `Michał`. */
const SPELT: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'dj',
}

/** Words that stand in every text. */
const COMMON = new Set(
  'aber alle als also am an auch auf aus bei beim bis da das dass dem den der des die dies ein eine einem einen einer es fuer hat ich ihr ihre im in ist ja kein man mit nach nicht noch nur ob oder ohne sich sie sind so ueber um und uns unser vom von vor wann was weil wenn wer wie wir wird wo zu zum zur'.split(
    ' ',
  ),
)

/** Endings that words take on when they are inflected, the longest first. */
const ENDING = /(?:ern|nen|en|er|es|em|e|n|s)$/

/** What is left of a shorter word says too little. */
const SHORTEST = 4

const stem = (word: string): string => {
  const short = word.replace(ENDING, '')
  return short.length >= SHORTEST ? short : word
}

/**
 * A word as it is looked for: in small letters, as a German keyboard has them, with umlauts written out, `CO₂` as it
 * is typed, without the ending that it has here, and without what only typesetting has put in; null for one that
 * says nothing.
 */
export const termOf = (word: string): string | null => {
  const spelt = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßıłøđ]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
  return spelt.length < 2 || COMMON.has(spelt) ? null : stem(spelt)
}
