import { isUnknownAddress } from '../../src/page/page-address.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { escapeHtml } from '../escape-html.ts'

/** Sitemap (sitemaps.org, protocol 0.9) of every page that search engines may list. */
export const sitemap = (pages: readonly Pick<PageData, 'route' | 'meta'>[]): string => {
  const listed = pages.filter((page) => !page.meta.hidden && !isUnknownAddress(page))
  const urls = listed.map(({ meta }) => `  <url><loc>${escapeHtml(meta.canonical)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** robots.txt (RFC 9309). */
export const robots = (url: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`
