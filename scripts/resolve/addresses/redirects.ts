import { isOver } from '../../../src/content/dates/periods.ts'
import { readFileHref } from '../../../src/content/files/file-href.ts'
import { groupBy } from '../../../src/content/group-by.ts'
import { type Redirect, redirect as redirectSchema } from '../../../src/content/site/redirect.ts'
import { addressKey } from '../../addresses/address-key.ts'
import { problemAt, type Wording } from '../../problem/problem.ts'
import { suggest } from '../../schema/suggest.ts'
import { type Checked, type Content, isFieldValid } from '../../validate/validate.ts'
import { addressWording } from '../address-messages.ts'
import { periodOf } from '../dates/period.ts'
import { type Found, together } from '../look-ups/found.ts'
import { type LookUps, withPlace } from '../look-ups/look-ups.ts'
import type { PlannedPage } from '../routes/routes.ts'
import { resolveValue } from '../value.ts'
import { type Chains, chainsOf } from './redirect-chains.ts'

/** An address as redirects are compared: `/index.php?id=3#a`. */
const readAddress = (address: string) => {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split('?')
  return { key: addressKey(path), conditions: query.split('&').filter(Boolean) }
}

/** Undefined where it is at fault, which is reported already. */
const fieldOf = (checked: Checked, key: 'from' | 'to'): string | undefined =>
  isFieldValid(checked, key) ? (checked.value[key] as string) : undefined

/**
 * Whether a redirect starts at a page and leads where none is: its two addresses are mixed up, or the page
 * has not moved yet.
 *
 * @param pages keys of the addresses of pages
 */
export const leadsNowhereYet = (checked: Checked, pages: ReadonlySet<string>): boolean => {
  const [from, to] = [fieldOf(checked, 'from'), fieldOf(checked, 'to')]
  if (from === undefined || to === undefined) return false
  const isMissing =
    redirectSchema.shape.from.safeParse(to).success && !pages.has(readAddress(to).key)
  return pages.has(readAddress(from).key) && isMissing && suggest(to, [...pages]) === undefined
}

interface Start {
  checked: Checked
  key: string
  /** What has to stand behind the `?`. */
  conditions: string[]
}

/** Redirects by where they start, as hosts ask them: the one with more conditions first; none at a page. */
type Starts = Map<string, Start[]>

const startsOf = (redirects: Checked[], pages: ReadonlySet<string>): Starts => {
  const all = redirects.flatMap((checked): Start[] => {
    const from = fieldOf(checked, 'from')
    return from === undefined ? [] : [{ checked, ...readAddress(from) }]
  })
  const free = all.filter(({ key, conditions }) => conditions.length > 0 || !pages.has(key))
  return groupBy(
    free.toSorted((a, b) => b.conditions.length - a.conditions.length),
    ({ key }) => key,
  )
}

/** Addresses of pages; that of an item that has run out may lead on. */
export const pagesOf = (planned: PlannedPage[], today: string): Set<string> => {
  const lasting = planned.filter(({ entry }) => !entry || !isOver(periodOf(entry), today))
  return new Set(lasting.flatMap(({ route }) => (route === undefined ? [] : addressKey(route))))
}

/** The redirect that takes over where this one ends. */
const nextOf = (checked: Checked, starts: Starts): Checked | undefined => {
  const to = fieldOf(checked, 'to')
  if (to === undefined) return undefined
  const { key, conditions } = readAddress(to)
  const asked = new Set(conditions)
  return starts.get(key)?.find((start) => start.conditions.every((each) => asked.has(each)))
    ?.checked
}

/** A loop is told once, where it stands first; a redirect to a redirect with the end of it all. */
const judgeChain = (
  checked: Checked,
  next: Checked,
  { lastOf, circles }: Chains,
): Wording | undefined => {
  const last = lastOf.get(checked)
  if (!last) return circles.has(checked) ? addressWording.redirectLoop() : undefined
  const end = fieldOf(last, 'to')
  return end === undefined
    ? undefined
    : addressWording.redirectChain(fieldOf(next, 'from') ?? '', end)
}

/** A redirect as hosts follow it: a file is asked for by its address alone. */
const withTarget = ({ value }: Checked, resolved: unknown): Redirect => {
  const { from, to } = (resolved ?? value) as Redirect
  return { from, to: readFileHref(to)?.address ?? to }
}

/**
 * The redirects of the site, and what is wrong with where they lead. Their targets are looked up with all
 * other links; whether an address is free, `judgeClaims` says.
 */
export const resolveRedirects = (
  { redirects }: Content,
  planned: PlannedPage[],
  lookUps: LookUps,
): Found & { redirects: Redirect[] } => {
  const pages = pagesOf(planned, lookUps.today)
  const starts = startsOf(redirects, pages)
  // Where a former address leads to may itself run out one day: the new address is no better.
  const now = withPlace(lookUps, {
    period: { until: lookUps.today },
    current: undefined,
    route: undefined,
  })
  const following = new Map(redirects.map((checked) => [checked, nextOf(checked, starts)]))
  // Of one that is to be turned round, its address is told.
  const ends = redirects.filter(
    (checked) => !following.get(checked) && !leadsNowhereYet(checked, pages),
  )
  const resolved = new Map(
    ends.map((checked) => [checked, resolveValue(redirectSchema, checked.value, checked, now)]),
  )
  const found = together([...resolved.values()])
  const chains = chainsOf(following)
  const leadingOn = redirects.flatMap((checked) => {
    const next = following.get(checked)
    const words = next && judgeChain(checked, next, chains)
    if (!words) return []
    const { value } = checked.file.locate([...checked.path, 'to'])
    return [problemAt(checked.file.source, value, words)]
  })
  const valid = redirects.filter(({ valid: isValid }) => isValid)
  return {
    redirects: valid.map((checked) => withTarget(checked, resolved.get(checked)?.value)),
    problems: [...found.problems, ...leadingOn],
    uses: found.uses,
  }
}
