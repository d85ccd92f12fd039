import { pathOf } from '../../src/shell/address.ts'
import { otherAddress, otherHost } from '../hosts/other-host.ts'
import type { Answer, Certificate } from './ask.ts'
import type { Finding, LiveWording } from './finding.ts'
import type { Live } from './live.ts'
import { locationOf } from './location-of.ts'
import { liveWords } from './words.ts'

const DAY = 86_400_000

/** Those who renew by themselves do it 30 days before the end, and try for two weeks. */
const SOON = 16

const checkCertificate = ({ expires, fault }: Certificate, now: Date): LiveWording[] => {
  if (fault !== undefined) return [liveWords.untrusted(fault)]
  const days = Math.floor((expires.getTime() - now.getTime()) / DAY)
  return days < SOON ? [liveWords.expiresSoon(days)] : []
}

const leadsTo = (answer: Answer, from: string, origins: readonly string[]): boolean => {
  const to = locationOf(answer, from)
  const isMove = [301, 302, 307, 308].includes(answer.status)
  return isMove && to !== undefined && origins.includes(new URL(to).origin)
}

const checkPlain = async ({ ask, url }: Live): Promise<Finding[]> => {
  const address = `${url.replace('https:', 'http:')}/`
  const answer = await ask(address)
  const { status, fault = '', headers } = answer
  if (status === 0) return [{ address, ...liveWords.httpSilent(fault) }]
  // Which of its names comes first is asked elsewhere.
  const names = [new URL(url).host, otherAddress(url)].map((host) => `https://${host}`)
  if (leadsTo(answer, address, names)) return []
  const found = liveWords.foundStatus(status, fault, headers.location)
  return [{ address, ...liveWords.notSecured(found) }]
}

const checkOtherName = async ({ ask, url }: Live): Promise<Finding[]> => {
  const host = otherHost(url)
  if (host === undefined) return []
  const address = `https://${host}${pathOf(url)}/`
  const answer = await ask(address)
  const { status, fault = '', certificate, headers } = answer
  const words =
    status === 0
      ? [liveWords.otherNameSilent(host, fault)]
      : [
          ...(certificate?.fault ? [liveWords.otherNameUntrusted(host, certificate.fault)] : []),
          ...(leadsTo(answer, address, [new URL(url).origin])
            ? []
            : [
                liveWords.otherNameStays(
                  host,
                  liveWords.foundStatus(status, fault, headers.location),
                ),
              ]),
        ]
  return words.map((each) => ({ address, ...each }))
}

/** This machine, where nobody listens in. */
const isHere = (url: string): boolean => /^(?:localhost|127\.|\[::1\])/.test(new URL(url).hostname)

/**
 * That nobody reads along: the certificate, and the ways there that have none.
 *
 * @param first what the site has answered
 */
export const checkEncryption = async (live: Live, first: Answer): Promise<Finding[]> => {
  const { url, now } = live
  const address = `${url}/`
  if (url.startsWith('http:')) return isHere(url) ? [] : [{ address, ...liveWords.unencrypted() }]
  const own = first.certificate ? checkCertificate(first.certificate, now) : []
  return [
    ...own.map((words) => ({ address, ...words })),
    ...(await checkPlain(live)),
    ...(await checkOtherName(live)),
  ]
}
