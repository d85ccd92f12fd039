/**
 * Compares two texts as a German register has them, for `sort`. Without a language it would be that of the machine:
 * in Danish, `aachen` stands behind `zug`, and a list in the order of its files would be another one. The rules of a
 * language are asked only where texts differ: thousands of problems lie in one file.
 */
export const inGermanOrder = (a: string, b: string): number =>
  a === b ? 0 : a.localeCompare(b, 'de')
