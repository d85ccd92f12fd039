import { type Redirect, redirect as redirectSchema } from '../../../src/content/redirect.ts'
import { samePath } from '../../../src/page/page-address.ts'
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

const isOn = (address: string, path: string | undefined): boolean =>
  path !== undefined && samePath(address, path)

const findFrom = (all: Checked[], address: string): Checked | undefined =>
  all.find((other) => isOn(address, fromOf(other)))

const judgeFrom = (checked: Checked, all: Checked[], routes: string[]): Wording | undefined => {
  const from = fromOf(checked)
  if (from === undefined) return undefined
  const first = findFrom(all, from)
  if (first && first !== checked) return ruleWording.secondRedirect(from, placeOf(first))
  return routes.some((route) => samePath(route, from))
    ? ruleWording.redirectOfPage(from)
    : undefined
}

/** The redirect that takes over where this one ends. */
const nextOf = (checked: Checked, all: Checked[]): Checked | undefined => {
  const to = fieldOf(checked, 'to')
  return to === undefined ? undefined : findFrom(all, pathOf(to))
}

/** This redirect and those that follow, each once. */
const chainFrom = (checked: Checked, all: Checked[], passed: Checked[] = []): Checked[] => {
  const next = nextOf(checked, all)
  const chain = [...passed, checked]
  return next && !chain.includes(next) ? chainFrom(next, all, chain) : chain
}

/** A loop is told once, where it stands first; a redirect to a redirect with the end of it all. */
const judgeChain = (checked: Checked, next: Checked, all: Checked[]): Wording | undefined => {
  const chain = chainFrom(checked, all)
  const last = chain.at(-1) ?? checked
  const end = fieldOf(last, 'to')
  if (end === undefined) return undefined
  if (!nextOf(last, all)) return ruleWording.redirectChain(fromOf(next) ?? '', end)
  const isFirst = chain.every((other) => all.indexOf(checked) <= all.indexOf(other))
  return nextOf(last, all) === checked && isFirst ? ruleWording.redirectLoop() : undefined
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
  const routes = lasting.flatMap(({ route }) => route ?? [])
  // Where a former address leads to may itself run out one day: the new address is no better.
  const now = { ...around, period: { until: around.today } }
  const problems = redirects.flatMap((checked) => {
    const next = nextOf(checked, redirects)
    if (!next) resolveValue(redirectSchema, checked.value, checked, now)
    return [
      ...problemIn(checked, 'from', judgeFrom(checked, redirects, routes)),
      ...problemIn(checked, 'to', next && judgeChain(checked, next, redirects)),
    ]
  })
  const valid = redirects.filter(({ valid: isValid }) => isValid)
  return { redirects: valid.map(({ value }) => value as Redirect), problems }
}
