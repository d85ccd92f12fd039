import { isText } from '../hosts/media-types.ts'
import { CHANGING, type Codings } from '../machine/compress.ts'
import { digest } from '../machine/digest.ts'
import { type Batch, bytesOf, type Content, type SiteWriter } from './site-writer.ts'

const DOCUMENT: Codings = { '.br': CHANGING['.br'] }

/** What a click loads, and what only the admin mode and programs ask for. */
const SELDOM = /(?:^|\/)(?:index|404)\.[^/]*json$|admin\.json$|^_/

/**
 * How a file is compressed: what a site has once, for every reader; documents for browsers, which all know
 * brotli. For others, and with the data of a click, servers do it when they are asked: each file of a page
 * is one more to upload, and web spaces take only so many.
 */
const codingsFor = (name: string): Codings => {
  if (!isText(name) || SELDOM.test(name)) return {}
  return name.endsWith('.html') ? DOCUMENT : CHANGING
}

/** With a text the same text compressed. */
const compressed = (name: string, content: Content): Content[] => {
  const codings = Object.values(codingsFor(name))
  if (codings.length === 0) return [content]
  const bytes = Buffer.from(bytesOf(content))
  return [bytes, ...codings.map((compress) => compress(bytes))]
}

const namesOf = (name: string): string[] => [
  name,
  ...Object.keys(codingsFor(name)).map((ending) => name + ending),
]

const withCompressed = ({ names, inputs, make }: Batch): Batch => ({
  names: names.flatMap(namesOf),
  inputs,
  make: async () => (await make()).flatMap((content, at) => compressed(names[at] ?? '', content)),
})

/** Writes beside texts the same texts compressed, so that servers have less to compute. */
export const compressing = (writer: SiteWriter): SiteWriter => {
  const make: SiteWriter['make'] = (batch) => writer.make(withCompressed(batch))
  const makeGroup: SiteWriter['makeGroup'] = (name, batches) =>
    writer.makeGroup(name, batches.map(withCompressed))
  const write: SiteWriter['write'] = (name, content) =>
    make({ names: [name], inputs: digest(content), make: () => [content] })
  return { ...writer, make, makeGroup, write }
}
