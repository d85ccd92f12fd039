import { ATOM_FEED, FEED_TYPES, JSON_FEED } from '../addresses/own-files.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Feed, FeedEntry } from '../resolve/feed.ts'

/** What no XML document may hold (XML 1.0, production 2), not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const xml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''))

/** The beginning of a day; in Germany it has begun by then on every day of the year. */
const momentOf = (date: string): string => `${date}T00:00:00Z`

const atomEntry = ({ url, title, summary, author, date }: FeedEntry): string =>
  [
    '  <entry>',
    `    <id>${xml(url)}</id>`,
    `    <title>${xml(title)}</title>`,
    `    <published>${momentOf(date)}</published>`,
    `    <updated>${momentOf(date)}</updated>`,
    `    <author><name>${xml(author)}</name></author>`,
    `    <link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    `    <summary>${xml(summary)}</summary>`,
    '  </entry>',
  ].join('\n')

const newestDay = ({ entries }: Feed): string =>
  entries.reduce((newest, { date }) => (date > newest ? date : newest), '')

/** Atom (RFC 4287). */
export const atomFeed = (feed: Feed): string => {
  const { title, url, language, company, entries } = feed
  const self = xml(`${url}/${ATOM_FEED}`)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    `  <id>${self}</id>`,
    `  <title>${xml(title)}</title>`,
    `  <updated>${momentOf(newestDay(feed))}</updated>`,
    `  <author><name>${xml(company)}</name></author>`,
    `  <link rel="self" type="${ATOM_TYPE}" href="${self}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(url)}/"/>`,
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n')
}

/** JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeed = ({ title, url, language, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${url}/`,
    feed_url: `${url}/${JSON_FEED}`,
    language,
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      image: entry.image,
      date_published: momentOf(entry.date),
      authors: [{ name: entry.author }],
    })),
  })

const ATOM_TYPE = FEED_TYPES[ATOM_FEED]

/** The feeds of a site: their names from its root, their types, and how each is written. */
export const FEEDS = [
  { file: ATOM_FEED, type: ATOM_TYPE, write: atomFeed },
  { file: JSON_FEED, type: FEED_TYPES[JSON_FEED], write: jsonFeed },
] as const

/** How documents name the feeds. */
export const feedLinks = ({ title }: Pick<Feed, 'title'>, base: string) =>
  FEEDS.map(({ file, type }) => ({ href: `${base}/${file}`, type, title }))
