import { ROBOTS } from '../../addresses/own-files.ts'
import type { Finding } from '../finding.ts'
import type { Live } from '../live.ts'
import { pageWords } from '../words/page-words.ts'
import { shuttingOut } from './shutting-out.ts'

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
    ...(rule ? [{ address: robots, ...pageWords.shutOut(rule, pathname === '/') }] : []),
    ...(/\b(?:noindex|(?<!preview:\s*)none)\b/i.test(String(tag))
      ? [{ address: page, ...pageWords.noIndex() }]
      : []),
  ]
}
