import type { Answer } from '../ask.ts'
import type { Finding } from '../finding.ts'
import { type Live, PACKED } from '../live.ts'
import { addressWords } from '../words/address-words.ts'
import type { LiveWording } from '../words/live-wording.ts'
import { checkSecurity } from './check-answer.ts'
import { addressFrom, locationOf } from './location-of.ts'

/** Nobody has a page there. */
const NOWHERE = '/gewerk-check-nirgends'

const checkScope = async (scope: string, live: Live): Promise<LiveWording[]> => {
  const path = scope + NOWHERE
  const answer = await live.ask(live.url + path, { headers: PACKED })
  if (answer.status !== 404) return [addressWords.unknownFound(answer.status, answer.fault)]
  const own = await live.built.read(`${scope}/404.html`)
  return [
    ...(own?.equals(answer.body) === false ? [addressWords.foreignNotFound()] : []),
    ...checkSecurity(path, answer, live),
  ]
}

/** What there is not, is answered with the site's own page, and as what it is. */
export const checkUnknown = async (live: Live): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const scope of live.built.notFound) {
    const address = live.url + scope + NOWHERE
    findings.push(...(await checkScope(scope, live)).map((words) => ({ address, ...words })))
  }
  return findings
}

/** What nobody is to read, and by what it is known. */
const SECRETS: [string, RegExp, () => LiveWording][] = [
  ['/.git/HEAD', /^(?:ref:|[\da-f]{40})/, addressWords.exposed],
  ['/.env', /^[^\S\r\n]*[A-Z_]+=/m, addressWords.exposed],
  ['/content/site.yaml', /^company:/m, addressWords.exposed],
  ['/site.yaml', /^company:/m, addressWords.exposed],
  ['/.gewerk-anfragen/geleert', /^$/, addressWords.messagesExposed],
  ['/gewerk-anfragen/geleert', /^$/, addressWords.messagesExposed],
]

/** What lies on a server by mistake, and is shown. */
export const checkSecrets = async ({ ask, url }: Live): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const [path, sign, words] of SECRETS) {
    const { status, body } = await ask(url + path)
    if (status === 200 && sign.test(body.toString()))
      findings.push({ address: url + path, ...words() })
  }
  return findings
}

/** What was built for one address, asked for at another. */
const moved = ({ url, built }: Live, to: string): string =>
  new URL(to, `${url}/`).href.replace(built.url, url)

/** Where a page leads on by itself, also where the host has made it smaller. */
const LEADS_ON = /http-equiv=["']?refresh["']?\s[^>]*?url=([^"'>]*)/i

/** Where a page leads on; undefined where it is none that does. */
const refreshOf = ({ body }: Answer, address: string): string | undefined => {
  const [, to] = LEADS_ON.exec(body.toString()) ?? []
  return to === undefined ? undefined : addressFrom(to.replaceAll('&amp;', '&'), address)
}

const judgeMove = (answer: Answer, address: string, wanted: string): LiveWording[] => {
  const { status, headers, fault } = answer
  const byPage = status === 200 ? refreshOf(answer, address) : undefined
  if (byPage === wanted) return [addressWords.movedByPage(wanted)]
  const to = locationOf(answer, address) ?? byPage
  if ((status === 301 || status === 308) && to === wanted) return []
  return [
    addressWords.notMoved(addressWords.foundStatus(status, fault, to ?? headers.location), wanted),
  ]
}

/** Former addresses lead to where they should. Each may stand in two rules: hosts differ in what they read. */
export const checkRedirects = async (live: Live): Promise<Finding[]> => {
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const { from, conditions, to } of live.built.redirects) {
    // The site itself is asked for with its slash.
    const path = from === live.built.base ? `${from}/` : from
    const query = conditions.length > 0 ? `?${conditions.map(encodeURI).join('&')}` : ''
    const address = new URL(path + query, `${live.url}/`).href
    if (seen.has(address)) continue
    seen.add(address)
    const words = judgeMove(await live.ask(address), address, moved(live, to))
    findings.push(...words.map((each) => ({ address, ...each })))
  }
  return findings
}
