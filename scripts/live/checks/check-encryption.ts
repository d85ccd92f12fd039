import { pathOf } from '../../../src/shell/address.ts'
import { otherAddress } from '../../hosts/other-host.ts'
import type { Answer, Certificate } from '../ask.ts'
import type { Finding } from '../finding.ts'
import type { Live } from '../live.ts'
import { addressWords } from '../words/address-words.ts'
import { encryptionWords } from '../words/encryption-words.ts'
import type { LiveWording } from '../words/live-wording.ts'
import { locationOf } from './location-of.ts'

const DAY = 86_400_000

/**
 * Days. Certificates that renew themselves do so 30 days before they end, and two weeks remain for further attempts.
 */
const SOON = 16

const checkCertificate = ({ expires, fault }: Certificate, now: Date): LiveWording[] => {
  if (fault !== undefined) return [encryptionWords.untrusted(fault)]
  const days = Math.floor((expires.getTime() - now.getTime()) / DAY)
  return days < SOON ? [encryptionWords.expiresSoon(days)] : []
}

const leadsTo = (answer: Answer, from: string, origins: readonly string[]): boolean => {
  const to = locationOf(answer, from)
  const isMove = [301, 302, 307, 308].includes(answer.status)
  return isMove && to !== undefined && origins.includes(new URL(to).origin)
}

const pathIn = (address: string): string => new URL(address).pathname.replace(/\/$/, '')

/**
 * Checks that a page's address leads to that page: what hosts offer as forwarding often leads every address to the
 * home page.
 */
const checkPath = async ({ ask, built }: Live, site: string): Promise<Finding[]> => {
  const route = built.routes.find((each) => each !== '/')
  if (route === undefined) return []
  const address = site + route
  const to = locationOf(await ask(address), address)
  const isKept = to === undefined || pathIn(to) === pathIn(address)
  return isKept ? [] : [{ address, ...encryptionWords.pathLost(to) }]
}

/** Where browsers ask without encryption; a port of its own is encrypted, and has nothing to lead on from. */
const plainAddress = (url: string): string =>
  url.replace(/^https:(\/\/[^/]*?)(?::\d+)?(?=\/|$)/, 'http:$1')

const checkPlain = async (live: Live): Promise<Finding[]> => {
  const { ask, url } = live
  const plain = plainAddress(url)
  const address = `${plain}/`
  const answer = await ask(address)
  const { status, fault = '', headers } = answer
  if (status === 0) return [{ address, ...encryptionWords.httpSilent(fault) }]
  // Which of its names comes first is asked elsewhere.
  const names = [new URL(url).host, otherAddress(url)].map((host) => `https://${host}`)
  if (leadsTo(answer, address, names)) return checkPath(live, plain)
  const found = addressWords.foundStatus(status, fault, headers.location)
  return [{ address, ...encryptionWords.notSecured(found) }]
}

/** What the answer of the other name says of it. */
const judgeOtherName = (host: string, answer: Answer): LiveWording[] => {
  const { status, fault = '', certificate } = answer
  if (status === 0) return [encryptionWords.otherNameSilent(host, fault)]
  return certificate?.fault ? [encryptionWords.otherNameUntrusted(host, certificate.fault)] : []
}

const checkOtherName = async (live: Live): Promise<Finding[]> => {
  const { ask, url } = live
  const host = otherAddress(url)
  if (host === undefined) return []
  const site = `https://${host}${pathOf(url)}`
  const address = `${site}/`
  const answer = await ask(address)
  const { status, fault = '', headers } = answer
  const own = judgeOtherName(host, answer).map((words) => ({ address, ...words }))
  if (status === 0) return own
  if (leadsTo(answer, address, [new URL(url).origin]))
    return [...own, ...(await checkPath(live, site))]
  const found = addressWords.foundStatus(status, fault, headers.location)
  return [...own, { address, ...encryptionWords.otherNameStays(host, found) }]
}

/** This machine, where nobody listens in. */
const isHere = (url: string): boolean => /^(?:localhost|127\.|\[::1\])/.test(new URL(url).hostname)

/**
 * Checks that nobody can read along: the certificate, and the addresses without encryption.
 *
 * @param first what the site has answered
 */
export const checkEncryption = async (live: Live, first: Answer): Promise<Finding[]> => {
  const { url, now } = live
  const address = `${url}/`
  if (url.startsWith('http:'))
    return isHere(url) ? [] : [{ address, ...encryptionWords.unencrypted() }]
  const own = first.certificate ? checkCertificate(first.certificate, now) : []
  return [
    ...own.map((words) => ({ address, ...words })),
    ...(await checkPlain(live)),
    ...(await checkOtherName(live)),
  ]
}
