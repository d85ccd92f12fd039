import type { Wording } from '../../problem/problem.ts'
import { nearest, suggest } from '../../schema/suggest.ts'
import { judgeInquiry } from './inquiries.ts'
import type { LinkTarget, LinkTargets } from './link-targets.ts'
import { linkWording } from './messages.ts'
import { behindSign, splitLink, withoutAdmin, withValue } from './split-link.ts'

/** Enough to see what was meant. */
const MOST_NAMED = 8

/** A name in the address that is like one which the page reads. */
const judgeNames = (
  target: string,
  written: readonly string[],
  known: readonly string[],
): Wording | undefined => {
  for (const name of written) {
    const meant = known.includes(name) ? undefined : suggest(name, known)
    if (meant) return linkWording.unknownParameter(name, behindSign(target, name, meant))
  }
  return undefined
}

/** What is said of an entry that a link chooses, of those that blocks of its page show under this name. */
const judgeChoice = (
  target: string,
  name: string,
  value: string,
  { choices }: LinkTarget,
  { mayBeAway, labelsOf }: LinkTargets,
): Wording | undefined => {
  const under = choices.filter((choice) => choice.name === name)
  const ids = under.flatMap((choice) => choice.ids)
  if (under.length === 0 || ids.includes(value)) return undefined
  if (under.some(({ collection }) => mayBeAway(collection, value))) return undefined
  const isCalled = (label: string) => label.toLowerCase() === value.toLowerCase()
  const called = under.flatMap(({ collection, ids }) =>
    ids.filter((id) => labelsOf(collection, id).some(isCalled)),
  )
  const meant = called[0] ?? suggest(value, ids)
  return linkWording.unknownChoice(
    { name, value, route: splitLink(target).path },
    meant && withValue(target, name, meant),
    nearest(value, ids, MOST_NAMED),
  )
}

/** What is said of what stands behind the `?` of a link, where blocks of its page read it. */
export const judgeQuery = (
  target: string,
  page: LinkTarget,
  targets: LinkTargets,
): Wording | undefined => {
  const parameters = new URLSearchParams(splitLink(target).query)
  if (parameters.has('admin')) return linkWording.adminLink(withoutAdmin(target))
  const chosen = page.incomplete ? [] : page.choices.map(({ name }) => name)
  const known = page.takesInquiry ? ['inquiry', ...chosen] : chosen
  const misspelt = judgeNames(target, [...parameters.keys()], known)
  if (misspelt) return misspelt
  for (const name of known) {
    const value = parameters.get(name)
    const judge = () =>
      name === 'inquiry'
        ? judgeInquiry(target, value ?? '', targets)
        : judgeChoice(target, name, value ?? '', page, targets)
    const words = value === null ? undefined : judge()
    if (words) return words
  }
  return undefined
}
