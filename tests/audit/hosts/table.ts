import { promises as fs } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Answer, ask, type Question, type Server } from './server.ts'
import type { BuiltSite } from './site.ts'

/** What of an answer is looked at. */
export interface Expected {
  status: number
  /** From the root of its server, or of another one. */
  location?: string
  type?: string
  coding?: string
  cache?: string
  lasting?: false
  vary?: boolean
  /** What stands somewhere in it. */
  holds?: string
}

export type Row = [Question, Expected]

const LASTING = 'public, max-age=31536000, immutable'
const BR = { 'Accept-Encoding': 'gzip, deflate, br' }
const GZIP = { 'Accept-Encoding': 'gzip' }

const NOT_FOUND = 'Seite nicht gefunden'
const NO_POST = 'Post Not Found'

const html = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache', vary: true }
const missing = (holds: string) => ({ status: 404, type: 'text/html; charset=utf-8', holds })
const moved = (location: string) => ({ status: 301, location, cache: 'no-cache' })

/** Names of one file of each kind, as the site has it. */
const filesOf = async ({ out }: BuiltSite) => {
  const names = await fs.readdir(out, { recursive: true })
  const first = (pattern: RegExp) => `/${names.find((name) => pattern.test(name))}`
  return {
    script: first(/^assets\/main-.*\.js$/),
    style: first(/^assets\/site\..*\.css$/),
    font: first(/^assets\/.*\.woff2$/),
    shell: first(/^assets\/shell\..*\.json$/),
    picture: first(/^media\/.*\.avif$/),
    drawing: first(/^media\/.*\.svg$/),
    film: first(/^media\/film\..*\.mp4$/),
    document: first(/^files\/.*\.pdf$/),
    card: first(/^social\/.*\.png$/),
    filmBytes: (await fs.stat(path.join(out, first(/^media\/film\..*\.mp4$/)))).size,
  }
}

/**
 * Requests with what every server is to answer.
 *
 * @param base path of the site on its server
 */
export const tableFor = async (site: BuiltSite, base: string): Promise<Row[]> => {
  const files = await filesOf(site)
  const lasting = { status: 200, cache: LASTING }
  const paths: [string, Expected, Question?][] = [
    ['/', { ...html, holds: '<h1' }],
    ['/heating', html],
    ['/electrical/photovoltaics', html],
    ['/heating?inquiry=x', html],
    ['/heating', { ...html, coding: 'br' }, { path: '', headers: BR }],
    ['/heating', { ...html, coding: 'gzip' }, { path: '', headers: GZIP }],
    [
      '/heating',
      { ...html, coding: 'gzip' },
      { path: '', headers: { 'Accept-Encoding': 'br;q=0, gzip' } },
    ],
    [
      '/heating',
      { ...html, coding: undefined },
      { path: '', headers: { 'Accept-Encoding': 'br; q=0.0, gzip;q=0' } },
    ],
    // As a cache in between asks, of which nginx packs nothing by itself.
    [
      '/heating',
      { ...html, coding: 'gzip' },
      { path: '', headers: { ...GZIP, Via: '1.1 cache.example' } },
    ],
    ['/heating', { ...html }, { path: '', method: 'HEAD' }],
    ['/heating/', moved(`${base}/heating`)],
    ['/heating/?a=b', moved(`${base}/heating?a=b`)],
    ['/heating/index.html', moved(`${base}/heating`)],
    ['/index.html', moved(`${base}/`)],
    ['/heating.html', missing(NOT_FOUND)],

    // Browsers take a backslash for a slash: led on, these would be addresses of somebody else.
    ['/%5Cevil.example/index.html', missing(NOT_FOUND)],
    ['/%5Cevil.example/', missing(NOT_FOUND)],
    ['/%5C/evil.example/index.html', missing(NOT_FOUND)],
    ['/nirgends/index.html', missing(NOT_FOUND)],
    ['/heatingindex.html', missing(NOT_FOUND)],
    ['/index.html/index.html', missing(NOT_FOUND)],
    ['/heating/index.html/index.html', missing(NOT_FOUND)],
    ['/index.html/x.html', { status: 404 }, { path: '', headers: BR }],

    ['/nirgends', missing(NOT_FOUND)],
    ['/nirgends', { status: 404, coding: 'br', vary: true }, { path: '', headers: BR }],
    ['/nirgends/', missing(NOT_FOUND)],
    // A file is no folder.
    ['/robots.txt/', missing(NOT_FOUND)],
    ['/company.vcf/', missing(NOT_FOUND)],
    ['/index.json/', missing(NOT_FOUND)],
    [`${files.script}/`, { ...missing(NOT_FOUND), lasting: false }],
    [`${files.drawing}/`, { ...missing(NOT_FOUND), lasting: false }],
    ['/anfrage.php', missing(NOT_FOUND)],
    ['/media/anfrage.php/x', missing(NOT_FOUND)],
    ['/blog/nirgends', missing(NO_POST)],
    ['/blog/nirgends/x', missing(NO_POST)],
    ['/404', missing(NOT_FOUND)],
    ['/404.html', missing(NOT_FOUND)],
    ['/404/', missing(NOT_FOUND)],
    ['/blog/404', missing(NO_POST)],
    ['/assets', missing(NOT_FOUND)],
    ['/assets/', missing(NOT_FOUND)],
    ['/.gewerk-build.json', missing(NOT_FOUND)],
    ['/.git/config', missing(NOT_FOUND)],
    ['/assets/gone-12345678.js', { ...missing(NOT_FOUND), lasting: false }],

    ['/alt', moved(`${base}/heating`)],
    ['/alt/', moved(`${base}/heating`)],
    ['/alt?a=b', moved(`${base}/heating?a=b`)],
    ['/alt/bad.html', moved(`${base}/bathroom`)],
    ['/br%C3%B6tchen?a=b', moved(`${base}/contact?inquiry=bathroom`)],
    ['/br%c3%b6tchen', moved(`${base}/contact?inquiry=bathroom`)],
    ['/anker?a=b', moved(`${base}/about#contact`)],
    ['/index.php?id=3', moved(`${base}/about`)],
    ['/index.php?a=b&id=3', moved(`${base}/about`)],
    ['/index.php?L=1&id=3', moved(`${base}/jobs`)],
    ['/index.php?id=33', missing(NOT_FOUND)],
    ['/index.php', missing(NOT_FOUND)],
    ['/index.php/2019/05/titel/', moved(`${base}/portfolio`)],
    ['/index.php/2019/05/titel?a=b', moved(`${base}/portfolio?a=b`)],
    ['/index.php/2019/05', missing(NOT_FOUND)],
    ['/?page_id=7', moved(`${base}/portfolio`)],
    ['/?page-id=3', moved(`${base}/heating`)],
    ['/?a=b&page-id=3', moved(`${base}/heating`)],
    ['/?page-id=33', { ...html, holds: '<h1' }],
    ['/?page=1-id', { ...html, holds: '<h1' }],
    ['/?seite=%C3%BCber&L=a:b', moved(`${base}/jobs`)],
    ['/?L=a%3ab&x&seite=%c3%bcber', moved(`${base}/jobs`)],
    ['/?seite=%C3%BCber', { ...html, holds: '<h1' }],
    ['/index.php%3Fid=3', missing(NOT_FOUND)],
    ['/anderswo', moved('https://anderswo.example/a?b=c')],
    ['/foerderung', moved('https://foerderung.example/F%C3%B6rderung?x=a%20b')],
    ['/laden?a=b', moved('https://laden.example/%24uri/%24metadata?a=b')],
    ['/anrufen', moved('tel:+4929420000')],
    ['/anrufen/?gclid=x', moved('tel:+4929420000')],
    ['/anrufen.php?nr=1&gclid=x', moved('tel:+4929420000')],
    ['/schreiben.htm?gclid=x', moved('mailto:info@erlenbeck.example')],

    [files.script, { ...lasting, type: 'text/javascript; charset=utf-8', vary: true }],
    [files.script, { ...lasting, coding: 'br', vary: true }, { path: '', headers: BR }],
    [files.script, { ...lasting, coding: 'gzip', vary: true }, { path: '', headers: GZIP }],
    [
      files.style,
      { ...lasting, type: 'text/css; charset=utf-8', coding: 'br' },
      { path: '', headers: BR },
    ],
    [
      files.shell,
      { ...lasting, type: 'application/json; charset=utf-8', coding: 'gzip' },
      { path: '', headers: GZIP },
    ],
    [files.font, { ...lasting, type: 'font/woff2' }],
    [files.picture, { ...lasting, type: 'image/avif' }, { path: '', headers: BR }],
    [files.drawing, { ...lasting, type: 'image/svg+xml', coding: 'br' }, { path: '', headers: BR }],
    [files.card, { ...lasting, type: 'image/png' }],
    [files.film, { ...lasting, type: 'video/mp4' }],
    [files.document, { status: 200, type: 'application/pdf', cache: 'no-cache' }],
    [
      files.film,
      { status: 206, type: 'video/mp4' },
      { path: '', headers: { Range: 'bytes=0-99' } },
    ],
    [
      '/heating/index.json',
      { status: 200, type: 'application/json; charset=utf-8', cache: 'no-cache', coding: 'gzip' },
      { path: '', headers: GZIP },
    ],
    [
      '/manifest.webmanifest',
      { status: 200, type: 'application/manifest+json; charset=utf-8', cache: 'no-cache' },
    ],
    ['/company.vcf', { status: 200, type: 'text/vcard; charset=utf-8', cache: 'no-cache' }],
    [
      '/feed.xml',
      { status: 200, type: 'application/atom+xml; charset=utf-8', coding: 'br' },
      { path: '', headers: BR },
    ],
    ['/feed.json', { status: 200, type: 'application/feed+json; charset=utf-8' }],
    ['/sitemap.xml', { status: 200, type: 'application/xml; charset=utf-8' }],
    ['/robots.txt', { status: 200, type: 'text/plain; charset=utf-8' }],
    ...((base === ''
      ? [['/.well-known/security.txt', { status: 200, type: 'text/plain; charset=utf-8' }]]
      : []) as [string, Expected][]),
    ['/licences.txt', { status: 200, type: 'text/plain; charset=utf-8' }],
    ['/favicon.ico', { status: 200, type: 'image/x-icon', cache: 'no-cache' }],
    ['/app-icons/192.png', { status: 200, type: 'image/png', cache: 'no-cache' }],
  ]
  const home: Row[] = base === '' ? [] : [[{ path: base }, moved(`${base}/`)]]
  const rows = paths.map(
    ([address, expected, more]): Row => [{ ...more, path: base + address }, expected],
  )
  return [...home, ...rows]
}

const plain = (type = ''): string => type.toLowerCase().replace(/;\s*/g, '; ')

/** What servers have different words for, is the same. */
const typeOf = (type: string | undefined): string =>
  plain(type)
    .replace('application/javascript', 'text/javascript')
    .replace('image/vnd.microsoft.icon', 'image/x-icon')
    .replace('text/xml', 'application/xml')

/** Where sites of the audits are; a target elsewhere stays whole. */
const OWN_ORIGIN = /^https?:\/\/(?:www\.)?(?:erlenbeck\.example|beispiel\.de)(?::\d+)?/

const parts: {
  [Key in keyof Required<Expected>]: (answer: Answer, expected: Expected) => unknown
} = {
  status: ({ status }) => status,
  location: ({ headers }) => headers.location?.replace(OWN_ORIGIN, ''),
  type: ({ headers }, { type }) => {
    const found = typeOf(headers['content-type'])
    return type?.includes('charset') ? found : found.split(';')[0]
  },
  coding: ({ headers }) => headers['content-encoding'],
  cache: ({ headers }) => headers['cache-control'],
  lasting: ({ headers }) => headers['cache-control'] === LASTING,
  vary: ({ headers }) => /\baccept-encoding\b/i.test(headers.vary ?? ''),
  holds: ({ body }, { holds = '' }) => (body.includes(holds) ? holds : body.slice(0, 200)),
}

/** An answer as far as something is expected of it. */
const shorten = (answer: Answer, expected: Expected) => {
  const keys = Object.keys(expected) as (keyof Expected)[]
  return Object.fromEntries(keys.map((key) => [key, parts[key](answer, expected)]))
}

/** What a server answers otherwise than it should. */
export const differences = async (server: Server, table: Row[]) => {
  const found: unknown[] = []
  for (const [question, expected] of table) {
    const answer = shorten(await ask(server, question), expected)
    if (!isDeepStrictEqual(answer, expected)) found.push({ question, expected, answer })
  }
  return found
}
