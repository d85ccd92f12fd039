import { isText } from '../../hosts/media-types.ts'
import { digest } from '../../machine/digest.ts'
import type { Batch } from './batch.ts'
import type { Content, Ending } from './content.ts'
import type { SiteWriter } from './site-writer.ts'

/** What a click loads, and what only the admin mode and programs ask for. */
const SELDOM = /(?:^|\/)(?:index|404)\.[^/]*json$|admin\.json$|^_/

/**
 * How a file is compressed beforehand. What a site has once gets a file for every kind of reader; a document only one
 * for browsers, which all know brotli. The rest, and the data that a click loads, servers compress when asked: each
 * file of a page is one more to upload, and web spaces take only so many.
 */
const endingsFor = (name: string): Ending[] => {
  if (!isText(name) || SELDOM.test(name)) return []
  return name.endsWith('.html') ? ['.br'] : ['.br', '.gz']
}

const encoder = new TextEncoder()

/** The versions of a text, plain and compressed, all made from the same bytes. */
const compressed = (name: string, written: Content): Content[] => {
  const content = typeof written === 'string' ? encoder.encode(written) : written
  return [content, ...endingsFor(name).map((ending) => ({ content, ending }))]
}

const namesOf = (name: string): string[] => [
  name,
  ...endingsFor(name).map((ending) => name + ending),
]

/** Files with the same files compressed. */
export const withCompressed = <Files extends Pick<Batch, 'names' | 'make'>>(
  files: Files,
): Files => ({
  ...files,
  names: files.names.flatMap(namesOf),
  make: async () =>
    (await files.make()).flatMap((content, at) => compressed(files.names[at] ?? '', content)),
})

/** Writes beside texts the same texts compressed, so that servers have less to compute. */
export const compressing = (writer: SiteWriter): SiteWriter => {
  const make: SiteWriter['make'] = (batch) => writer.make(withCompressed(batch))
  const makeGroup: SiteWriter['makeGroup'] = (name, batches, byThreads) =>
    writer.makeGroup(name, batches.map(withCompressed), byThreads)
  const write: SiteWriter['write'] = (name, content) =>
    make({ names: [name], inputs: digest(content), make: () => [content] })
  return { ...writer, make, makeGroup, write }
}
