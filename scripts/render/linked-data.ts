import { breadcrumbs, type Crumb, routesTo } from '../../src/linked/breadcrumbs.ts'
import { addressOf, companyThing, kindOf } from '../../src/linked/company-thing.ts'
import { companyId, type LinkedThing } from '../../src/linked/thing.ts'
import { isUnknownAddress } from '../../src/page/page-address.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'

const HOME = '/'

/** The names of a site's pages: what the navigation calls them, else their titles. The first one holds. */
const namePages = ({ whole, pages }: ResolvedSite): Map<string, string> => {
  const { header, footer, titleSuffix } = whole
  const links = [...header.navigation, header.contact, ...(footer.about ?? []), ...footer.legal]
  const named = links.map(({ href, label }): [string, string] => [href, label])
  const titled = pages.map(({ route, meta }): [string, string] => [
    route,
    meta.title.replace(` – ${titleSuffix}`, ''),
  ])
  return new Map([...named, ...titled].toReversed())
}

/** Each of many pages asks for those above it. */
const names = new WeakMap<ResolvedSite, Map<string, string>>()

const nameOf = (route: string, site: ResolvedSite): string | undefined => {
  const known = names.get(site) ?? namePages(site)
  names.set(site, known)
  return known.get(route)
}

/** The pages on the way to a route, as far as there are any. */
export const crumbsOf = (route: string, site: ResolvedSite): Crumb[] =>
  isUnknownAddress({ route })
    ? []
    : routesTo(route).flatMap((each) => {
        const name = nameOf(each, site)
        return name === undefined ? [] : [{ name, url: site.url + each }]
      })

/** Pages that people are led to who look for the company itself. */
const isAboutCompany = (route: string, { whole }: ResolvedSite): boolean =>
  route === HOME || route === whole.header.contact.href

/** The company where it is only named: enough to know it by. */
const shortCompany = ({ whole }: ResolvedSite): LinkedThing => ({
  '@type': kindOf(whole.company.kinds),
  '@id': companyId(whole.url),
  name: whole.company.name,
  url: `${whole.url}/`,
})

const companyOn = (route: string, site: ResolvedSite): LinkedThing => {
  if (!isAboutCompany(route, site)) return shortCompany(site)
  const image = site.pages.find((page) => page.route === HOME)?.meta.image.url ?? ''
  return companyThing(site.whole, image) as unknown as LinkedThing
}

/** A vacancy is where the company is. */
const withPlace = (thing: LinkedThing, { whole: { company } }: ResolvedSite): LinkedThing =>
  thing['@type'] === 'JobPosting'
    ? { ...thing, jobLocation: { '@type': 'Place', address: addressOf(company) } }
    : thing

/** A page for programs that read it (JSON-LD); undefined where it says nothing that they know. */
export const linkedData = (
  { route, things }: { route: string; things: readonly LinkedThing[] },
  site: ResolvedSite,
): unknown => {
  const way = breadcrumbs(crumbsOf(route, site))
  const company = things.length > 0 || isAboutCompany(route, site) ? [companyOn(route, site)] : []
  const placed = things.map((thing) => withPlace(thing, site))
  const graph = [...company, ...placed, ...way]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}
