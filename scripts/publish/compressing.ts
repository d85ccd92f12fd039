import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isLasting } from '../hosts/caching.ts'
import { isText } from '../hosts/media-types.ts'
import { digest } from '../machine/digest.ts'
import { type Batch, bytesOf, type Content, type SiteWriter } from './site-writer.ts'

/**
 * Documents take the sixth of brotli's eleven efforts: a millisecond instead of twenty-three, for 7 % more
 * bytes. Each of them is compressed again whenever it changes; scripts and styles only with a release.
 */
const EFFORT = { lasting: 11, document: 6 }

/** As `compress` has them in order. */
const ENDINGS = ['.br', '.gz']

/** What only the admin mode and programs ask for, is not worth two files more. */
const isAsked = (name: string): boolean =>
  isText(name) && !name.endsWith('admin.json') && !name.startsWith('_')

const brotli = (bytes: Uint8Array, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const compress = async (name: string, content: Content): Promise<Content[]> => {
  if (!isAsked(name)) return []
  const bytes = Buffer.from(bytesOf(content))
  const quality = isLasting(name) ? EFFORT.lasting : EFFORT.document
  return Promise.all([brotli(bytes, quality), promisify(gzip)(bytes)])
}

const namesOf = (name: string): string[] =>
  isAsked(name) ? [name, ...ENDINGS.map((ending) => name + ending)] : [name]

/** Writes with every text the same text compressed, so that servers have nothing to compute. */
export const compressing = (writer: SiteWriter): SiteWriter => {
  const make = ({ names, inputs, make: makeContents }: Batch): Promise<void> =>
    writer.make({
      names: names.flatMap(namesOf),
      inputs,
      make: async () => {
        const contents = await makeContents()
        const compressed = contents.map((content, at) => compress(names[at] ?? '', content))
        const smaller = await Promise.all(compressed)
        return contents.flatMap((content, at) => [content, ...(smaller[at] ?? [])])
      },
    })
  const write: SiteWriter['write'] = (name, content) =>
    make({ names: [name], inputs: digest(content), make: () => [content] })
  return { ...writer, make, write }
}
