/** What stands at a name: text, bytes, a link to somewhere, a file of many empty bytes, or nothing. */
export type Made = string | Uint8Array | { link: string } | { size: number } | null

/** A content that nobody should write, as the files that differ from a good one. */
export interface Variant {
  name: string
  /** By name in the content folder; as bytes in Latin-1 where the name is no UTF-8. */
  files: Record<string, Made>
  /** Bytes of a file name that no text can hold. */
  rawName?: Uint8Array
}

/** Texts of a good content, by the names of their files. */
export type Texts = Record<string, string>

/** The first file whose name begins so; every content has one. */
export const fileIn = (texts: Texts, folder: string): string => {
  const name = Object.keys(texts).find((file) => file.startsWith(folder))
  if (!name) throw new Error(`No file in ${folder}`)
  return name
}

/** A news item with another text below its front matter. */
export const withBody = (texts: Texts, body: string): Variant['files'] => {
  const file = fileIn(texts, 'news/')
  const [, matter = ''] = /^(---\n.*?\n---\n)/s.exec(texts[file] ?? '') ?? []
  return { [file]: `${matter}\n${body}\n` }
}

/** A file in which the first value of a key is another; the value ends with its line. */
export const withValue = (
  texts: Texts,
  file: string,
  key: string,
  source: string,
): Variant['files'] => {
  const pattern = new RegExp(`^([ -]*${key}:)[^\\n]*(?:\\n {4,}[^\\n-][^\\n]*)*$`, 'm')
  const text = texts[file] ?? ''
  if (!pattern.test(text)) throw new Error(`No ${key} in ${file}`)
  return { [file]: text.replace(pattern, (_, head: string) => `${head} ${source}`) }
}

/** A file with more at its end, or in front of it. */
export const withEnd = (texts: Texts, file: string, more: string): Variant['files'] => ({
  [file]: `${texts[file]}\n${more}\n`,
})
