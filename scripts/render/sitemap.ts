import { isUnknownAddress } from '../../src/page/page-address.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { SITEMAP } from '../addresses/own-files.ts'
import { escapeHtml } from '../escape-html.ts'
import { inSlices } from '../machine/concurrency/in-slices.ts'

/** No file names more addresses (sitemaps.org, protocol 0.9). */
const MOST_ADDRESSES = 50_000

/** A file that search engines read, by its name from the root of the site. */
interface MapFile {
  name: string
  text: string
}

const listOf = (kind: 'urlset' | 'sitemapindex', addresses: readonly string[]): string => {
  const item = kind === 'urlset' ? 'url' : 'sitemap'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `  <${item}><loc>${escapeHtml(address)}</loc></${item}>`),
    `</${kind}>`,
    '',
  ].join('\n')
}

/** Sitemap of every page that search engines may list; several, and a list of them, where it is too long. */
export const sitemaps = (
  pages: readonly Pick<PageData, 'route' | 'meta'>[],
  url: string,
): MapFile[] => {
  const listed = pages.filter((page) => !page.meta.hidden && !isUnknownAddress(page))
  const addresses = listed.map(({ meta }) => meta.canonical)
  if (addresses.length <= MOST_ADDRESSES)
    return [{ name: SITEMAP, text: listOf('urlset', addresses) }]
  const parts = inSlices(addresses, MOST_ADDRESSES).map((part, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: listOf('urlset', part),
  }))
  const all = parts.map(({ name }) => `${url}/${name}`)
  return [{ name: SITEMAP, text: listOf('sitemapindex', all) }, ...parts]
}

/** robots.txt (RFC 9309). */
export const robots = (url: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}/${SITEMAP}\n`
