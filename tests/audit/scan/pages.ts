import { promises as fs } from 'node:fs'
import path from 'node:path'

/** A document of a built site. */
export interface Document {
  /** From the root of the site: `heating/index.html`. */
  name: string
  html: string
}

/** All documents of a built site but those that only lead on. */
export const documentsIn = async (out: string): Promise<Document[]> => {
  const names = (await fs.readdir(out, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  )
  const all = await Promise.all(
    names.map(async (name) => ({ name, html: await fs.readFile(path.join(out, name), 'utf8') })),
  )
  return all.filter(({ html }) => !html.includes('http-equiv="refresh"'))
}

const unescaped = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Values of an attribute, as browsers read them. */
export const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    unescaped(value),
  )

/** What the head of a document says under a name. */
export const metaOf = (html: string, name: string): string | undefined => {
  const [, value] =
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? []
  return value === undefined ? undefined : unescaped(value)
}
