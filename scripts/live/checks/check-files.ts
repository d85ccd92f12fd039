import { DOCUMENT_FOLDER } from '../../../src/content/files/document-name.ts'
import { isLasting } from '../../hosts/caching.ts'
import { endingOf, isText } from '../../hosts/media-types.ts'
import { inParallel } from '../../machine/concurrency/in-parallel.ts'
import type { Finding } from '../finding.ts'
import { AT_ONCE, type Live, PACKED } from '../live.ts'
import { addressWords } from '../words/address-words.ts'
import type { LiveWording } from '../words/live-wording.ts'
import { checkCaching, checkPacking, checkType } from './check-answer.ts'

/** What pages name, and what has an address of its own; of hosts' rules and packed files nobody asks. */
const isAsked = (name: string): boolean =>
  (isLasting(name) || name.startsWith(`${DOCUMENT_FOLDER}/`) || !name.includes('/')) &&
  !/^[._]/.test(name) &&
  !['html', 'htm', 'php', 'br', 'gz'].includes(endingOf(name).toLowerCase())

const addressOf = (name: string, { url }: Live): string => `${url}/${encodeURI(name)}`

const checkFile = async (name: string, live: Live): Promise<LiveWording[]> => {
  const { ask, built } = live
  const headers = { 'Accept-Encoding': 'identity' }
  const answer = await ask(addressOf(name, live), { method: 'HEAD', headers })
  if (answer.status !== 200) return [addressWords.fileMissing(answer.status, answer.fault)]
  const [length, bytes = 0] = [answer.headers['content-length'], built.files[name]?.bytes]
  const isCut = length !== undefined && !answer.headers['content-encoding'] && +length !== bytes
  return [
    ...(isCut ? [addressWords.fileCut(+length, bytes)] : []),
    ...checkType(name, answer),
    ...checkCaching(name, answer),
  ]
}

const checkPacked = async (name: string, live: Live): Promise<Finding[]> => {
  const address = addressOf(name, live)
  const answer = await live.ask(address, { headers: PACKED })
  return checkPacking(name, answer).map((words) => ({ address, ...words }))
}

/** Of each kind the largest: small ones are not worth packing. */
const oneOfEach = (names: readonly string[], { built }: Live): string[] => {
  const largest = new Map<string, string>()
  const bytesOf = (name = '') => built.files[name]?.bytes ?? 0
  for (const name of names.filter(isText))
    if (bytesOf(name) > bytesOf(largest.get(endingOf(name)))) largest.set(endingOf(name), name)
  return [...largest.values()]
}

/** Every file that pages name, as large as it was built, and with its type. */
export const checkFiles = async (live: Live): Promise<Finding[]> => {
  const names = Object.keys(live.built.files).filter(isAsked)
  const findings: Finding[] = []
  const look = async (name: string) => {
    const address = addressOf(name, live)
    findings.push(...(await checkFile(name, live)).map((words) => ({ address, ...words })))
  }
  await inParallel(names, look, AT_ONCE)
  for (const name of oneOfEach(names, live)) findings.push(...(await checkPacked(name, live)))
  return findings
}
