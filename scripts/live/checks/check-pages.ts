import { fileName } from '../../../src/content/files/file-name.ts'
import { SITEMAP } from '../../addresses/own-files.ts'
import { inParallel } from '../../machine/concurrency/in-parallel.ts'
import type { Answer } from '../ask.ts'
import { buildName } from '../built.ts'
import type { Finding } from '../finding.ts'
import { AT_ONCE, type Live, PACKED } from '../live.ts'
import type { LiveWording } from '../words/live-wording.ts'
import { pageWords } from '../words/page-words.ts'
import { checkCaching, checkPacking, checkSecurity, checkType } from './check-answer.ts'
import { locationOf } from './location-of.ts'

/** How soon a page came, and how large. */
export interface Measure {
  wait: number
  bytes: number
}

interface Looked {
  findings: Finding[]
  measures: Measure[]
}

/**
 * At most so many pages are asked for that were not built here: all those of a large site would be work for its
 * server in vain.
 */
const MOST_FOREIGN = 20

const ADDRESS = /<loc>([^<]*)<\/loc>/g

const addressesIn = ({ body }: Answer): string[] =>
  [...body.toString().matchAll(ADDRESS)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

const isMap = (address: string): boolean => address.endsWith('.xml')

/** Where an address of the sitemap is, from the root of the site; of another site's it knows nothing. */
const routeOf = (address: string, { built }: Live): string[] =>
  address.startsWith(`${built.url}/`) ? [address.slice(built.url.length)] : []

/** What one published sitemap names, from the root of the site. */
const namedIn = async (live: Live, file: string): Promise<string[] | Answer> => {
  const answer = await live.ask(live.url + file, { headers: PACKED })
  if (answer.status !== 200) return answer
  return addressesIn(answer).flatMap((address) => routeOf(address, live))
}

/**
 * The pages that the published sitemap names, or those that it names do: they name no further ones
 * (sitemaps.org/protocol.html#index), and a server may go on for ever.
 */
const listed = async (live: Live): Promise<string[] | Answer> => {
  const first = `/${SITEMAP}`
  const named = await namedIn(live, first)
  if (!Array.isArray(named)) return named
  const pages = named.filter((route) => !isMap(route))
  for (const map of new Set(named.filter((route) => isMap(route) && route !== first))) {
    const more = await namedIn(live, map)
    if (Array.isArray(more)) pages.push(...more.filter((route) => !isMap(route)))
  }
  return pages
}

const isMove = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/** A page, past the slash that some hosts put behind its address. */
const askPage = async ({ ask }: Live, address: string) => {
  const answer = await ask(address, { headers: PACKED })
  const hasSlash = locationOf(answer, address) === `${address}/`
  return hasSlash
    ? { answer: await ask(`${address}/`, { headers: PACKED }), hasSlash }
    : { answer, hasSlash }
}

/** Where a page leads instead; that all of them lead to another name, is one thing. */
const judgeMove = (answer: Answer, address: string): LiveWording => {
  const to = locationOf(answer, address)
  if (to === undefined) return pageWords.pageMoves(answer.headers.location ?? '')
  const [from, { origin, pathname, search }] = [new URL(address), new URL(to)]
  if (from.pathname + from.search !== pathname + search) return pageWords.pageMoves(to)
  return from.origin === origin ? pageWords.pageLoops() : pageWords.pageMoves(origin)
}

const checkDocument = async (route: string, answer: Answer, live: Live): Promise<LiveWording[]> => {
  const { status, fault, body } = answer
  if (isMove(status)) return [judgeMove(answer, live.url + route)]
  if (status !== 200) return [pageWords.pageMissing(status, fault)]
  const name = `${fileName(route)}.html`
  const own = await live.built.read(name)
  return [
    ...(own === undefined ? [pageWords.notBuiltHere()] : []),
    ...(own && !own.equals(body) ? [pageWords.otherBuild()] : []),
    ...checkType(name, answer),
    ...checkCaching(name, answer),
    ...checkPacking(name, answer),
    ...checkSecurity(route, answer, live),
  ]
}

const lookAt = async (route: string, live: Live, { findings, measures }: Looked): Promise<void> => {
  const address = live.url + route
  const { answer, hasSlash } = await askPage(live, address)
  const found = await checkDocument(route, answer, live)
  if (hasSlash) found.push(pageWords.slash())
  findings.push(...found.map((words) => ({ address, ...words })))
  if (answer.status === 200) measures.push({ wait: answer.wait, bytes: answer.bytes })
}

/** Whether the published site is the one that was built, by the name that it gives itself. */
const checkBuild = async ({ ask, url, built }: Live): Promise<Finding[]> => {
  const address = `${url}/index.json`
  const { status, body } = await ask(address, { headers: PACKED })
  const name = buildName(body)
  // That it is not there, is told of it as of every file.
  return status !== 200 || name === built.name
    ? []
    : [{ address, ...pageWords.otherName(name, built.name) }]
}

/** With a slash at its end no page is a second time. */
const checkTwice = async ({ ask, url, built }: Live): Promise<Finding[]> => {
  const route = built.routes.find((each) => each !== '/')
  if (route === undefined) return []
  const plain = await ask(url + route)
  const slashed = await ask(`${url}${route}/`)
  return plain.status === 200 && slashed.status === 200
    ? [{ address: `${url}${route}/`, ...pageWords.twice() }]
    : []
}

/** Every page that was built, and some of those that only the sitemap names. */
export const checkPages = async (
  live: Live,
  watch: (routes: readonly string[]) => Iterable<string> = (routes) => routes,
): Promise<Looked> => {
  const looked: Looked = { findings: [], measures: [] }
  const named = await listed(live)
  if (!Array.isArray(named)) {
    const words = pageWords.noSitemap(named.status, named.fault)
    looked.findings.push({ address: `${live.url}/${SITEMAP}`, ...words })
  }
  const own = new Set(live.built.routes)
  const foreign = new Set(Array.isArray(named) ? named.filter((route) => !own.has(route)) : [])
  const routes = [...own, ...[...foreign].slice(0, MOST_FOREIGN)]
  await inParallel(watch(routes), (route) => lookAt(route, live, looked), AT_ONCE)
  looked.findings.push(...(await checkBuild(live)), ...(await checkTwice(live)))
  return looked
}
