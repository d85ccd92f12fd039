import path from 'node:path'

/** `Kopie von home`, `home - Kopie`: where a name may begin or end that is a word of another. */
const ENDS = /(?<=[^-])(?!\p{L})/gu
const BEGINS = /(?<![\p{L}-])(?=\p{L})/gu

const cutsIn = (name: string, pattern: RegExp): number[] =>
  [...name.matchAll(pattern)].map(({ index }) => index)

/** Names at the end and the beginning of a file's name, the longest first. */
const namesIn = (name: string): string[] => {
  const { name: base } = path.posix.parse(name)
  return [
    ...cutsIn(name, ENDS).map((end) => name.slice(0, end)),
    // `Kopie von home (2)`
    ...cutsIn(base, BEGINS).map((start) => base.slice(start).replace(/ \(\d{1,9}\)$/, '')),
  ].toSorted((a, b) => b.length - a.length)
}

/**
 * The file of its folder whose name is a word of a file's own, as programs call what they copy:
 * `pages/home - Kopie.yaml`, `pages/home.yaml.bak`.
 */
export const originalOf = (
  file: string,
  folder: string,
  ending: string,
  isThere: (name: string) => boolean,
): string | undefined =>
  namesIn(path.posix.basename(file))
    .map((name) => `${folder}/${name}${ending}`)
    .find((name) => name !== file && isThere(name))

/** With or without quotation marks, and a note behind it. */
const IDENTITY = /^(?:route|id):[ \t]*["']?([^\s"'#]+)/m

/**
 * Whether a text is the same page or article as another; who copies one to begin the next changes that first. Undefined
 * where one of them does not say which it is.
 */
export const isSame = (text: string, other: string): boolean | undefined => {
  const [, own] = IDENTITY.exec(text) ?? []
  const [, others] = IDENTITY.exec(other) ?? []
  return own === undefined || others === undefined ? undefined : own === others
}
