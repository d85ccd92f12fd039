import { ROBOTS } from '../addresses/own-files.ts'
import type { Finding } from './finding.ts'
import type { Live } from './live.ts'
import { liveWords } from './words.ts'

const RULE = /^\s*(user-agent|disallow)\s*:\s*(.*?)\s*(?:#.*)?$/i

/**
 * The rule of robots.txt that shuts everybody out of all that lies at a path (RFC 9309, section 2.2): `/` for
 * a whole domain, `/firma` for a site in that folder.
 */
const shuttingOut = (text: string, path: string): string | undefined => {
  let agents: string[] = []
  let isInRules = false
  for (const line of text.split(/\r?\n|\r/)) {
    const [, key = '', value = ''] = RULE.exec(line) ?? []
    if (/^user-agent$/i.test(key)) {
      agents = isInRules ? [value] : [...agents, value]
      isInRules = false
    } else if (key) {
      if (value && path.startsWith(value) && agents.includes('*')) return value
      isInRules = true
    }
  }
  return undefined
}

/** Whether what was for tests alone still keeps search engines away: robots.txt, and a header of the server's. */
export const checkSearch = async ({ ask, url }: Live): Promise<Finding[]> => {
  const page = `${url}/`
  // A domain has one, also where the site lies in a folder of it (section 2.3).
  const robots = new URL(`/${ROBOTS}`, url).href
  const said = await ask(robots)
  const { pathname } = new URL(page)
  const rule = said.status === 200 && shuttingOut(said.body.toString(), pathname)
  const { 'x-robots-tag': tag } = (await ask(page)).headers
  return [
    ...(rule ? [{ address: robots, ...liveWords.shutOut(rule, pathname === '/') }] : []),
    ...(/\b(noindex|none)\b/i.test(String(tag ?? ''))
      ? [{ address: page, ...liveWords.noIndex() }]
      : []),
  ]
}
