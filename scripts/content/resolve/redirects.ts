import { type Redirect, redirect as redirectSchema } from '../../../src/content/redirect.ts'
import { fileName } from '../../../src/page/page-address.ts'
import { placeInWords } from '../messages.ts'
import { isOver, periodOf } from '../period.ts'
import { type Problem, problemAt, type Wording } from '../problem.ts'
import { ruleWording } from '../rule-messages.ts'
import { type Checked, type Content, isFieldValid } from '../validate.ts'
import type { Surroundings } from './resolution.ts'
import type { PlannedPage } from './routes.ts'
import { resolveValue } from './value.ts'

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? target

/** Undefined where it is at fault, which is reported already. */
const fieldOf = (checked: Checked, key: 'from' | 'to'): string | undefined =>
  isFieldValid(checked, key) ? (checked.value[key] as string) : undefined

const fromOf = (checked: Checked) => fieldOf(checked, 'from')

const placeOf = ({ file, path }: Checked): string =>
  placeInWords(file.source, file.locate([...path, 'from']).value)

/** The first redirect from each address, by the name of its file: `/a/` and `/a` are one. */
type ByAddress = Map<string, Checked>

const byAddress = (redirects: Checked[]): ByAddress =>
  new Map(
    redirects.toReversed().flatMap((checked): [string, Checked][] => {
      const from = fromOf(checked)
      return from === undefined ? [] : [[fileName(from), checked]]
    }),
  )

const judgeFrom = (checked: Checked, all: ByAddress, pages: Set<string>): Wording | undefined => {
  const from = fromOf(checked)
  if (from === undefined) return undefined
  const first = all.get(fileName(from))
  if (first && first !== checked) return ruleWording.secondRedirect(from, placeOf(first))
  return pages.has(fileName(from)) ? ruleWording.redirectOfPage(from) : undefined
}

/** The redirect that takes over where this one ends. */
const nextOf = (checked: Checked, all: ByAddress): Checked | undefined => {
  const to = fieldOf(checked, 'to')
  return to === undefined ? undefined : all.get(fileName(pathOf(to)))
}

type Next = Map<Checked, Checked | undefined>

/** Where each redirect leads in the end: to its last one, or round and round in a loop. */
type End = { last: Checked } | { loop: Set<Checked> }

/** The end of the way from a redirect; what is on the way has the same one. */
const findEnd = (checked: Checked, next: Next, ends: Map<Checked, End>): End => {
  const way = new Set<Checked>()
  let last = checked
  for (let at: Checked | undefined = checked; at && !way.has(at); at = next.get(at)) {
    way.add(at)
    last = at
    if (ends.has(at)) break
  }
  const back = next.get(last)
  const found = [...way]
  const end =
    ends.get(last) ?? (back ? { loop: new Set(found.slice(found.indexOf(back))) } : { last })
  for (const each of way) ends.set(each, end)
  return end
}

/** A loop is told once, where it stands first; a redirect to a redirect with the end of it all. */
const judgeChain = (
  checked: Checked,
  next: Next,
  ends: Map<Checked, End>,
  told: Set<End>,
): Wording | undefined => {
  const following = next.get(checked)
  const end = ends.get(checked) ?? findEnd(checked, next, ends)
  if (!following) return undefined
  if ('last' in end) {
    const to = fieldOf(end.last, 'to')
    return to === undefined ? undefined : ruleWording.redirectChain(fromOf(following) ?? '', to)
  }
  if (!end.loop.has(checked) || told.has(end)) return undefined
  told.add(end)
  return ruleWording.redirectLoop()
}

const problemIn = (checked: Checked, key: 'from' | 'to', words: Wording | undefined): Problem[] => {
  const { value } = checked.file.locate([...checked.path, key])
  return words ? [problemAt(checked.file.source, value, words)] : []
}

/**
 * The redirects of the site, and what is wrong with them. Their targets are looked up with all other
 * links.
 */
export const resolveRedirects = (
  { redirects }: Content,
  planned: PlannedPage[],
  around: Surroundings,
): { redirects: Redirect[]; problems: Problem[] } => {
  // The address of an item that has run out may lead on to another page.
  const lasting = planned.filter(({ entry }) => !entry || !isOver(periodOf(entry), around.today))
  const pages = new Set(
    lasting.flatMap(({ route }) => (route === undefined ? [] : fileName(route))),
  )
  const all = byAddress(redirects)
  const next: Next = new Map(redirects.map((checked) => [checked, nextOf(checked, all)]))
  const ends = new Map<Checked, End>()
  const told = new Set<End>()
  const problems = redirects.flatMap((checked) => {
    if (!next.get(checked)) resolveValue(redirectSchema, checked.value, checked, around)
    return [
      ...problemIn(checked, 'from', judgeFrom(checked, all, pages)),
      ...problemIn(checked, 'to', judgeChain(checked, next, ends, told)),
    ]
  })
  const valid = redirects.filter(({ valid: isValid }) => isValid)
  return { redirects: valid.map(({ value }) => value as Redirect), problems }
}
