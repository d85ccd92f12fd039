import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { own } from '../../src/content/own.ts'
import { FIELDS } from '../../src/search/parts.ts'
import { termOf, wordsOf } from '../../src/search/terms.ts'
import { digestOf } from '../machine/digest.ts'
import { inGroups } from '../memory/in-groups.ts'
import type { Memory } from '../memory/memory.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { findablesOf, inputsOf, type Page } from './read-page.ts'

/** An entry of a split index. */
export interface Entry {
  href: string
  title: string
  where: string
  /** Of each field, each once, with spaces between them. */
  terms: string[]
}

const termsIn = (text: string): string =>
  [...new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []))].join(' ')

const entriesOf = (page: Page, site: ResolvedSite): Entry[] =>
  findablesOf(page, site).map(({ href, title, where, ...texts }) => ({
    href,
    title,
    where,
    terms: FIELDS.map((field) => termsIn(field === 'title' ? title : texts[field])),
  }))

/** By route, with what they were made of. */
type Rows = Record<string, [inputs: string, entries: Entry[]]>

/** Articles share most of their words: together they take a third. */
const pack = (rows: Rows): string =>
  brotliCompressSync(JSON.stringify(rows), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).toString('base64')

const unpack = (packed: string): Rows =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString())

/** Those that have not changed are taken over. */
const readGroup = (pages: readonly Page[], site: ResolvedSite, former: Rows): Rows =>
  Object.fromEntries(
    pages.map((page) => {
      const inputs = inputsOf(page, site)
      const before = own(former, page.route)
      return [page.route, before?.[0] === inputs ? before : [inputs, entriesOf(page, site)]]
    }),
  )

const recallGroup = (
  name: string,
  pages: readonly Page[],
  site: ResolvedSite,
  memory: Memory,
): Entry[] => {
  const packed = memory.recall<string>({
    name: `found ${name}`,
    inputs: digestOf(pages.map((page) => [page.route, inputsOf(page, site)])),
    make: (_, former) => {
      const before = former()
      return pack(readGroup(pages, site, before === undefined ? {} : unpack(before)))
    },
  })
  return Object.values(unpack(packed)).flatMap(([, entries]) => entries)
}

/** What pages are found by in a split index, where a term counts once. */
export const readTerms = (pages: readonly Page[], site: ResolvedSite, memory: Memory): Entry[] =>
  [...inGroups(pages, ({ route }) => route)].flatMap(([name, group]) =>
    recallGroup(name, group, site, memory),
  )
