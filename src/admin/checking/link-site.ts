import type { LinkSite } from '../../../scripts/edit/check/check-targets.ts'
import { siteBase } from '../../page/own-data.ts'
import { type PageFile, pageAddress } from '../../page/page-address.ts'
import type { PageData } from '../../page/page-data.ts'
import type { AdminSite } from '../site/admin-files.ts'

const pages = new Map<string, Promise<PageData | 'unknown' | undefined>>()

const NOT_FOUND = [404, 410]

const ask = async (route: string): Promise<PageData | 'unknown' | undefined> => {
  try {
    const response = await fetch(siteBase() + pageAddress(route))
    if (response.ok) return ((await response.json()) as PageFile).page
    return NOT_FOUND.includes(response.status) ? undefined : 'unknown'
  } catch {
    // A server that leads to a document where it has nothing, or no connection at all.
    return 'unknown'
  }
}

/** Asks for each page until it is known: who writes a link is at it for a while. */
const load = async (route: string) => {
  const asked = pages.get(route) ?? ask(route)
  pages.set(route, asked)
  const answer = await asked
  if (answer === 'unknown') pages.delete(route)
  return answer
}

/** Pages to which the one on the screen leads; what names its target is a file. */
const routesHere = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')].map((link) =>
    link.pathname.slice(siteBase().length),
  )

/** What links on a page are judged by: the site as it is published. */
export const linkSite = (page: PageData, site?: AdminSite): LinkSite => ({
  documents: site?.documents,
  redirects: site?.redirects,
  route: page.route,
  routes: routesHere(),
  page: async (route) => (route === page.route ? page : load(route)),
})
