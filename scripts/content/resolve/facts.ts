import { phoneHref } from '../../../src/content/phone.ts'
import { site as siteSchema } from '../../../src/content/site.ts'
import { valueOn } from '../period.ts'
import { keysOf, partOf, type Schema } from '../schema.ts'
import { type Checked, type Content, isFieldValid } from '../validate.ts'
import { hoursAsText } from './opening-hours.ts'

/**
 * What texts may name in braces, by namespace: `company.phone`, `stats.projects`; of an entry with
 * periods, what holds on the day. A fact that is there
 * and can't be read is undefined. A namespace is missing where nothing can be said about its names.
 */
export type Facts = Map<string, Values>

type Values = Map<string, string | undefined>

type Group = Pick<Checked, 'valid' | 'schema' | 'value'>

/** The texts and numbers of a group as they are on a day. */
const scalars = ({ schema, value }: Pick<Group, 'schema' | 'value'>, today: string) =>
  Object.entries(value).flatMap(([key, written]): [string, string][] => {
    const entry = valueOn(partOf(schema, value, key), written, today)
    return typeof entry === 'string' || typeof entry === 'number' ? [[key, String(entry)]] : []
  })

/** Every name that a group may have, for groups at fault: that is reported there, and only there. */
const namesOf = (schema: Schema): [string, undefined][] =>
  keysOf(schema).map((name) => [name, undefined])

/** The facts of a group; of one at fault, every name, and what is right of their values. */
const factsIn = (group: Group, today: string): Values => {
  const found = scalars(group, today)
  if (group.valid) return new Map(found)
  return new Map([...namesOf(group.schema), ...found.filter(([key]) => isFieldValid(group, key))])
}

/** The facts of a group in site.yaml, which may itself be missing. */
const siteFacts = (site: Checked | undefined, key: 'company' | 'form', today: string): Values => {
  const group = site?.value[key]
  const value = typeof group === 'object' && group !== null ? (group as Checked['value']) : {}
  return factsIn({ valid: site?.valid ?? false, schema: siteSchema.shape[key], value }, today)
}

const companyFacts = (content: Content, today: string): Values => {
  const facts = siteFacts(content.site, 'company', today)
  const phone = facts.get('phone')
  facts.set('phoneHref', phone && phoneHref(phone))
  return facts.set('hours', hoursAsText(content))
}

/** Collections whose entries texts may name, and the field that they mean by it. */
const NAMED = { stats: 'value', subsidies: 'amount' } as const

type NamedCollection = keyof typeof NAMED

const namedFacts = (content: Content, name: NamedCollection, today: string): Values => {
  const entries = content.entries.filter(({ collection }) => collection === name)
  return new Map([
    ...[...(content.lost.get(name) ?? [])].map((id): [string, undefined] => [id, undefined]),
    ...entries.map((entry): [string, string | undefined] => [
      entry.id,
      scalars(entry, today).find(([key]) => key === NAMED[name])?.[1],
    ]),
  ])
}

/** An entry may name the site's facts. */
const fillNames = (names: Values, facts: Facts): Values =>
  new Map([...names].map(([name, fact]) => [name, fact && fillFacts(fact, facts).text]))

/** What the texts of a page that is made from an entry may name besides: `entry.title`. */
export const entryFacts = (entry: Checked, facts: Facts, today: string): Facts =>
  new Map([['entry', fillNames(factsIn(entry, today), facts)]])

const ownFacts = (site: Checked | undefined, today: string): Values => {
  const facts = site ? factsIn(site, today) : new Map(namesOf(siteSchema))
  return facts.set('year', today.slice(0, 4))
}

/** The facts of a site on a day, as they are written. */
export const collectFacts = (content: Content, today: string): Facts => {
  const facts: Facts = new Map([
    ['site', ownFacts(content.site, today)],
    ['company', companyFacts(content, today)],
    ['form', siteFacts(content.site, 'form', today)],
  ])
  for (const name of Object.keys(NAMED) as NamedCollection[]) {
    if (content.lost.get(name) !== 'any') facts.set(name, namedFacts(content, name, today))
  }
  return facts
}

export interface Filled {
  text: string
  /** Names in braces that are facts. */
  known: string[]
  /** Names in braces that are no fact, in order. */
  unknown: string[]
}

const NAME_IN_BRACES = /\{([^{}\s]+)\}/g
const NAMESPACES = new Set([...Object.keys(NAMED), 'site', 'company', 'form'])

/** Replaces the names of facts by what they stand for. */
export const fillFacts = (text: string, facts: Facts): Filled => {
  const known: string[] = []
  const unknown: string[] = []
  const filled = text.replace(NAME_IN_BRACES, (whole, name: string) => {
    const [namespace = '', ...rest] = name.split('.')
    const names = facts.get(namespace)
    const isKnown = names ? names.has(rest.join('.')) : NAMESPACES.has(namespace)
    ;(isKnown ? known : unknown).push(name)
    return names?.get(rest.join('.')) ?? whole
  })
  return { text: filled, known, unknown }
}

/** Facts by the name that texts use: `stats.projects`. */
export const factsByName = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    [...facts].flatMap(([namespace, names]) =>
      [...names].map(([name, fact]) => [`${namespace}.${name}`, fact ?? '']),
    ),
  )

/** Whether a text still holds the name of a fact that is unknown or can't be read. */
export const isUnfilled = (text: string): boolean => text.search(NAME_IN_BRACES) >= 0

/** Names that a text may use; there may be thousands, and most texts ask for none. */
export interface Names {
  has: (name: string) => boolean
  all: () => Iterable<string>
}

/** The names of facts. */
export const factNames = (facts: Facts): Names => ({
  has: (name) => {
    const [namespace = '', ...rest] = name.split('.')
    return facts.get(namespace)?.has(rest.join('.')) ?? false
  },
  all: () => Object.keys(factsByName(facts)),
})
