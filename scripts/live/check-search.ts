import { ROBOTS } from '../addresses/own-files.ts'
import type { Finding } from './finding.ts'
import type { Live } from './live.ts'
import { liveWords } from './words.ts'

const RULE = /^\s*(user-agent|disallow)\s*:\s*(.*?)\s*(?:#.*)?$/i

/** Whether robots.txt shuts everybody out of everything (RFC 9309, section 2.2): `*` and `Disallow: /`. */
const shutsOut = (text: string): boolean => {
  let agents: string[] = []
  let isInRules = false
  for (const line of text.split(/\r?\n|\r/)) {
    const [, key = '', value = ''] = RULE.exec(line) ?? []
    if (/^user-agent$/i.test(key)) {
      agents = isInRules ? [value] : [...agents, value]
      isInRules = false
    } else if (key) {
      if (value === '/' && agents.includes('*')) return true
      isInRules = true
    }
  }
  return false
}

/** Whether what was for tests alone still keeps search engines away: robots.txt, and a header of the server's. */
export const checkSearch = async ({ ask, url }: Live): Promise<Finding[]> => {
  const robots = `${url}/${ROBOTS}`
  const page = `${url}/`
  const said = await ask(robots)
  const { 'x-robots-tag': tag } = (await ask(page)).headers
  return [
    ...(said.status === 200 && shutsOut(said.body.toString())
      ? [{ address: robots, ...liveWords.shutOut() }]
      : []),
    ...(/\b(noindex|none)\b/i.test(String(tag ?? ''))
      ? [{ address: page, ...liveWords.noIndex() }]
      : []),
  ]
}
