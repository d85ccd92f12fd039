import { translated } from '../../schema/german-words.ts'
import { suggest } from '../../schema/suggest.ts'
import type { Names } from '../facts/facts.ts'

/** What stands before the full stop of a name, maybe in German, with the full stop: `firma` is `company.` */
const startOfName = (namespace: string, all: readonly string[]): string => {
  const known = new Set(all.map((each) => each.split('.', 1)[0] ?? ''))
  return `${known.has(namespace) ? namespace : (translated(namespace, [...known]) ?? namespace)}.`
}

/** The parts of a name, also with another sign in the place of its full stop: `company,city`. A bare one is the company's. */
const partsOf = (name: string, all: readonly string[]): string[] => {
  if (name.includes('.')) return name.split('.')
  const [, namespace = '', rest = ''] = /^([\p{L}\w]+)[^\p{L}\w]+(.+)$/u.exec(name) ?? []
  const start = startOfName(namespace, all)
  return all.some((each) => each.startsWith(start)) ? [namespace, rest] : ['company', name]
}

/** The only fact of all that has this name behind its full stop: `year` of `site.year`. */
const onlyWith = (key: string, all: readonly string[]): string | undefined => {
  const [only, ...others] = all.filter((each) => each.endsWith(`.${key}`))
  return others.length === 0 ? only : undefined
}

/**
 * The fact that was meant by a name that is none. What stands before the full stop makes a name no likelier:
 * `stats.laibe` is not `stats.torten`.
 */
export const meantFact = (name: string, names: Names): string | undefined => {
  const all = [...names.all()]
  const [namespace = '', ...rest] = partsOf(name, all)
  const start = startOfName(namespace, all)
  const within = all.filter((each) => each.startsWith(start))
  if (within.length === 0) return suggest(name, all)
  const keys = within.map((each) => each.slice(start.length))
  const key = translated(rest.join('.'), keys) ?? suggest(rest.join('.'), keys)
  return key === undefined ? onlyWith(name, all) : start + key
}
