import type { CollectionName } from '../../src/content/collection-names.ts'
import { phoneHref } from '../../src/content/phone.ts'
import { isPrivate } from '../schema/is-private.ts'
import { keysOf, partOf, type Schema } from '../schema/schema.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import { type Checked, type Content, isFieldValid } from '../validate/validate.ts'
import { formPolicy } from './form-policy.ts'
import { hoursAsText } from './opening-hours.ts'
import { type Day, valueOn } from './period.ts'

/**
 * What texts may name in braces, by namespace: `company.phone`, `stats.projects`; of an entry with
 * periods, what holds on the day. A fact that is there
 * and can't be read is undefined, as is a namespace where nothing can be said about its names.
 */
export type Facts = Map<string, Values | undefined>

type Values = Map<string, string | undefined>

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

/** Facts, and what they are called: wanted only where a name is none of theirs. */
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

type Group = Pick<Checked, 'valid' | 'schema' | 'value'>

/** The texts and numbers of a group as they are on a day; facts are published, and so none for the company alone. */
const scalars = ({ schema, value }: Pick<Group, 'schema' | 'value'>, day: Day) =>
  Object.entries(value).flatMap(([key, written]): [string, string][] => {
    const part = partOf(schema, value, key)
    const entry = part && isPrivate(part) ? undefined : valueOn(part, written, day)
    return typeof entry === 'string' || typeof entry === 'number' ? [[key, String(entry)]] : []
  })

/** Every name that a group may have, for groups at fault: that is reported there, and only there. */
const namesOf = (schema: Schema): [string, undefined][] =>
  keysOf(schema).map((name) => [name, undefined])

/** The facts of a group; of one at fault, every name, and what is right of their values. */
const factsIn = (group: Group, day: Day): Values => {
  const found = scalars(group, day)
  if (group.valid) return new Map(found)
  return new Map([...namesOf(group.schema), ...found.filter(([key]) => isFieldValid(group, key))])
}

/** The facts of a group in site.yaml, which may itself be missing. */
const siteFacts = ({ site, model }: Content, key: 'company' | 'form', day: Day): Values => {
  const group = site?.value[key]
  const value = typeof group === 'object' && group !== null ? (group as Checked['value']) : {}
  return factsIn({ valid: site?.valid ?? false, schema: model.site.shape[key], value }, day)
}

const companyFacts = (content: Content, day: Day): Values => {
  const facts = siteFacts(content, 'company', day)
  const phone = facts.get('phone')
  facts.set('phoneHref', phone && phoneHref(phone))
  const hours = hoursAsText(content)
  return content.site?.valid && hours === '' ? facts : facts.set('hours', hours)
}

/** What a privacy policy says of who takes messages. To whom they go is on no page, and facts are published. */
const OF_POLICY = ['processor', 'days', 'transfer']

const formFacts = (content: Content, day: Day): Values => {
  const all = siteFacts(content, 'form', day)
  const facts: Values = new Map([...all].filter(([name]) => OF_POLICY.includes(name)))
  return facts.set('policy', formPolicy(content, facts))
}

const namedFacts = (content: Content, name: CollectionName, day: Day): Values => {
  const { fact } = content.model.collections[name]
  const entries = content.entries.filter(({ collection }) => collection === name)
  return new Map([
    ...[...(content.lost.get(name) ?? [])].map((id): [string, undefined] => [id, undefined]),
    ...entries.map((entry): [string, string | undefined] => [
      entry.id,
      scalars(entry, day).find(([key]) => key === fact)?.[1],
    ]),
  ])
}

/** An entry may name the site's facts. */
const fillNames = (names: Values, facts: FactLookUp): Values =>
  new Map([...names].map(([name, fact]) => [name, fact && fillFacts(fact, facts).text]))

/** What the texts of a page that is made from an entry may name besides: `entry.title`. */
export const entryFacts = (entry: Checked, facts: FactLookUp, day: Day): Facts =>
  new Map([['entry', fillNames(factsIn(entry, day), facts)]])

const ownFacts = ({ site, model }: Content, day: Day): Values => {
  const facts = site ? factsIn(site, day) : new Map(namesOf(model.site))
  return facts.set('year', day.today.slice(0, 4))
}

/** The facts of a site on a day, as they are written. */
export const collectFacts = (content: Content, today: string): Facts => {
  const day = { today }
  const facts: Facts = new Map([
    ['site', ownFacts(content, day)],
    ['company', companyFacts(content, day)],
    ['form', formFacts(content, day)],
  ])
  for (const name of collectionNamesOf(content.model)) {
    if (content.model.collections[name].fact === undefined) continue
    const isLost = content.lost.get(name) === 'any'
    facts.set(name, isLost ? undefined : namedFacts(content, name, day))
  }
  return facts
}

/** Whether a name is that of a value that site.yaml may hold, and does not. */
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

/** A name between braces, which a text is to have replaced. */
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
