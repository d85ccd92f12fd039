import { isGroup } from '../../src/content/is-group.ts'
import { currencyOf } from '../../src/content/money/currency.ts'
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

/** What of a site is said on its pages for programs. */
export interface LinkedSite {
  whole: ResolvedSite['whole']
  /** Address of the home page's picture. */
  image: string
}

/** What pages say of their site; made once for all of them. */
export const linkedSite = ({ whole, pages }: ResolvedSite): LinkedSite => ({
  whole,
  image: pages.find((page) => page.route === HOME)?.meta.image.url ?? '',
})

/** Pages that people are led to who look for the company itself; to some, with a topic: `/contact?inquiry=heating`. */
const isAboutCompany = (route: string, { whole }: LinkedSite): boolean =>
  route === HOME || route === whole.header.contact.href.split(/[?#]/)[0]

/** The company where it is only named: enough to know it by. */
const shortCompany = ({ whole }: LinkedSite): LinkedThing => ({
  '@type': kindOf(whole.company.kinds),
  '@id': companyId(whole.url),
  name: whole.company.name,
  url: `${whole.url}/`,
})

/** Address of the picture of another page that is named on this one; empty where none is. */
export const imageNamedOn = (route: string, site: LinkedSite): string =>
  isAboutCompany(route, site) ? site.image : ''

const companyOn = (route: string, site: LinkedSite): LinkedThing =>
  isAboutCompany(route, site)
    ? (companyThing(site.whole, imageNamedOn(route, site)) as unknown as LinkedThing)
    : shortCompany(site)

/** Where a vacancy says that it is, in the company's country; else where the company is. */
const placeOf = (said: unknown, company: LinkedSite['whole']['company']): unknown => {
  if (!isGroup(said) || !isGroup(said.address)) {
    return { '@type': 'Place', address: addressOf(company) }
  }
  return { ...said, address: { ...said.address, addressCountry: company.country } }
}

/** A vacancy has its place, and is paid as is usual in the company's country. */
const withPlace = (thing: LinkedThing, { whole: { company } }: LinkedSite): LinkedThing => {
  if (thing['@type'] !== 'JobPosting') return thing
  const { baseSalary: pay, jobLocation } = thing
  const currency = currencyOf(company.country)
  return {
    ...thing,
    ...(typeof pay === 'object' && { baseSalary: { ...pay, currency } }),
    jobLocation: placeOf(jobLocation, company),
  }
}

/** A page as far as programs are told of it. */
export interface LinkedPage {
  route: string
  things: readonly LinkedThing[]
  /** See `crumbsOf`. */
  crumbs: Crumb[]
}

/** A page for programs that read it (JSON-LD); undefined where it says nothing that they know. */
export const linkedData = ({ route, things, crumbs }: LinkedPage, site: LinkedSite): unknown => {
  const way = breadcrumbs(crumbs)
  const company = things.length > 0 || isAboutCompany(route, site) ? [companyOn(route, site)] : []
  const placed = things.map((thing) => withPlace(thing, site))
  const graph = [...company, ...placed, ...way]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}
