import { isOver } from '../../../src/content/dates/periods.ts'
import { fileName, samePath } from '../../../src/content/files/file-name.ts'
import type { Redirect } from '../../../src/content/site/redirect.ts'
import { adminName } from '../../../src/page/page-address.ts'
import { addressKey } from '../../addresses/address-key.ts'
import { addressesOf, mediaFile } from '../../addresses/media-address.ts'
import { OWN_FILES } from '../../addresses/own-files.ts'
import { redirectFile } from '../../addresses/redirect-file.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { problemAt, problemOfFile, type Wording } from '../../problem/problem.ts'
import type { Media } from '../../read/media/media.ts'
import { findRefusedName } from '../../text/refused-name.ts'
import { type Checked, isFieldValid } from '../../validate/validate.ts'
import { addressWording, holders } from '../address-messages.ts'
import { periodOf } from '../dates/period.ts'
import type { PlannedPage } from '../routes/routes.ts'
import type { Claim, Holding } from './claim.ts'
import { leadsNowhereYet, pagesOf } from './redirects.ts'

/** Where an address is written. A line is only counted where somebody is told of it. */
const placeOf = ({ file, path }: Checked, key: string) => {
  const range = () => file.locate([...path, key]).value
  return {
    inWords: () => placeInWords(file.source, range()),
    problem: (words: Wording) => problemAt(file.source, range(), words),
  }
}

/** The address of a page; its route or its entry's id may be at fault, which is reported already. */
const claimOfPage = (plan: PlannedPage, today: string): Claim[] => {
  const { page, route, entry, firstRoute } = plan
  if (route === undefined || (entry && !isFieldValid(entry, 'id'))) return []
  const { inWords, problem } = entry ? placeOf(entry, 'id') : placeOf(page, 'route')
  const name = fileName(route)
  return [
    {
      address: route,
      files: [`${name}.html`, `${name}.json`, adminName(route)],
      get holder() {
        return entry ? holders.entry(inWords()) : holders.page(inWords())
      },
      group: page,
      yields: entry !== undefined && isOver(periodOf(entry), today),
      problem,
      taken: (by) => {
        if (entry) return addressWording.idTaken(route, by)
        return firstRoute === undefined
          ? addressWording.routeTaken(route, by)
          : addressWording.listPageTaken(route, firstRoute, by)
      },
    },
  ]
}

const claimOfRedirect = (checked: Checked, pages: ReadonlySet<string>): Claim[] => {
  if (!isFieldValid(checked, 'from')) return []
  const redirect = checked.value as Redirect
  const { inWords, problem } = placeOf(checked, 'from')
  return [
    {
      address: redirect.from,
      files: [redirectFile(redirect) ?? []].flat(),
      key: redirect.from.replace(/\/?(?=\?)/, ''),
      get holder() {
        return holders.redirect(inWords())
      },
      isRedirect: true,
      problem,
      taken: (by) =>
        leadsNowhereYet(checked, pages)
          ? addressWording.redirectAhead(redirect, by)
          : addressWording.redirectTaken(redirect.from, by),
    },
  ]
}

/** What can't be stored as it lies there is told already; its address would only say so again. */
const claimOfMedia = ({ source, file }: Media): Claim[] =>
  file === undefined || findRefusedName(source.name)?.reason === 'reserved'
    ? []
    : [
        {
          address: file.url,
          files: addressesOf(file).map(mediaFile),
          holder: holders.media(source.path),
          group: file.url,
          problem: (words) => problemOfFile(source.path, words),
          taken: (by) => addressWording.mediaTaken(file.url, by),
        },
      ]

/** One of those whose names differ in capitals alone: that is told already as well. */
const withoutTwins = (media: Iterable<Media>): Media[] => {
  const byName = new Map([...media].map((each) => [each.source.name.toLowerCase(), each]))
  return [...byName.values()]
}

/** What servers give out under another address: that of the folder, and of what does not exist. */
const NAME_OF_SERVERS = /\/(?:index|404)$/

/**
 * Pages and entries behind all others that are found under the address of another page, as `index` and `404` are: it is
 * their route or id that has to be another.
 */
const mistakableLast = (planned: readonly PlannedPage[]): PlannedPage[] => {
  const routes = new Map(
    planned.flatMap(({ entry, route }) =>
      entry || route === undefined ? [] : [[addressKey(fileName(route)), route] as const],
    ),
  )
  const isMistakable = ({ entry, route }: PlannedPage): boolean => {
    if (!entry) return NAME_OF_SERVERS.test(route ?? '')
    const other = route !== undefined && routes.get(addressKey(fileName(route)))
    return typeof other === 'string' && !samePath(other, route ?? '')
  }
  const last = new Set(planned.filter(isMistakable))
  return [...planned.filter((plan) => !last.has(plan)), ...last]
}

/** Every address that the content asks for; in doubt, the earlier one has it. */
export const claimsOfContent = (
  planned: PlannedPage[],
  redirects: Checked[],
  media: Iterable<Media>,
  today: string,
): Claim[] => {
  const pages = pagesOf(planned, today)
  const inTurn = mistakableLast(planned)
  return [
    ...inTurn.flatMap((page) => claimOfPage(page, today)),
    ...redirects.flatMap((checked) => claimOfRedirect(checked, pages)),
    ...withoutTwins(media).flatMap(claimOfMedia),
  ]
}

/** The addresses of what every site has. */
export const OWN_ADDRESSES: Holding[] = OWN_FILES.map((file) => ({
  address: `/${file}`,
  files: [file],
  holder: holders.product(file),
}))
