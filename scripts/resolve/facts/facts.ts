import { keysOf } from '../../schema/schema.ts'
import type { SiteModel } from '../../schema/site-model.ts'

/**
 * What texts may name in braces, by namespace: `company.phone`, `stats.projects`; of an entry with periods, the value
 * of the day. A fact is undefined if it exists and can't be read; a namespace, if nothing can be said about its
 * names.
 */
export type Facts = Map<string, Values | undefined>

/** Facts of a namespace by their names. */
export type Values = Map<string, string | undefined>

/** A fact as texts name it: `stats.projects` is `projects` of the namespace `stats`. */
export const splitName = (fact: string): [namespace: string, name: string] => {
  const [namespace = '', ...rest] = fact.split('.')
  return [namespace, rest.join('.')]
}

/** Facts as texts ask for them. */
export interface FactLookUp {
  has: (namespace: string) => boolean
  get: (namespace: string) => Pick<Values, 'has' | 'get'> | undefined
}

/** Facts with the list of their names, which is only asked for where a name is none of them. */
export interface NamedFacts extends FactLookUp {
  names: () => string[]
}

/** Facts with the names of all of them. */
export const withNames = (facts: Facts): NamedFacts => ({
  has: (namespace) => facts.has(namespace),
  get: (namespace) => facts.get(namespace),
  names: () => Object.keys(factsByName(facts)),
})

/** Facts, and those that only one page has. */
export const withOwn = (facts: NamedFacts, own: Facts): NamedFacts => ({
  has: (namespace) => own.has(namespace) || facts.has(namespace),
  get: (namespace) => (own.has(namespace) ? own.get(namespace) : facts.get(namespace)),
  names: () => [...facts.names(), ...Object.keys(factsByName(own))],
})

/** Whether a name is that of a value that site.yaml may hold and does not. */
export const isUnset = (name: string, { site }: SiteModel): boolean => {
  const [namespace, key] = splitName(name)
  return namespace === 'company' && keysOf(site.shape.company).includes(key)
}

export interface Filled {
  text: string
  /** Names in braces that are facts. */
  known: string[]
  /** Names in braces that are no fact, in order. */
  unknown: string[]
}

/** A name in braces, to be replaced in a text. */
export const NAME_IN_BRACES = /\{([^{}\s]+)\}/g

/** Replaces the names of facts by what they stand for. */
export const fillFacts = (text: string, facts: FactLookUp): Filled => {
  const known: string[] = []
  const unknown: string[] = []
  const filled = text.replace(NAME_IN_BRACES, (whole, name: string) => {
    const [namespace, key] = splitName(name)
    const names = facts.get(namespace)
    const isKnown = names ? names.has(key) : facts.has(namespace)
    ;(isKnown ? known : unknown).push(name)
    return names?.get(key) ?? whole
  })
  return { text: filled, known, unknown }
}

/** Facts by the name that texts use: `stats.projects`. */
export const factsByName = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    [...facts].flatMap(([namespace, names]) =>
      [...(names ?? [])].map(([name, fact]) => [`${namespace}.${name}`, fact ?? '']),
    ),
  )

/** Names that a text may use; there may be thousands, and most texts ask for none. */
export interface Names {
  has: (name: string) => boolean
  all: () => Iterable<string>
}

/** The names of facts. */
export const factNames = (facts: NamedFacts): Names => ({
  has: (name) => {
    const [namespace, key] = splitName(name)
    return facts.get(namespace)?.has(key) ?? false
  },
  all: facts.names,
})
