import { site as siteSchema } from '../../../src/content/site.ts'
import { keysOf, type Schema } from '../schema.ts'
import { type Checked, type Content, isFieldValid } from '../validate.ts'
import { hoursInWords } from './opening-hours.ts'

/**
 * What texts may name in braces, by namespace: `company.phone`, `stats.projects`. A fact that is there
 * and can't be read is undefined. A namespace is missing where nothing can be said about its names.
 */
export type Facts = Map<string, Names>

type Names = Map<string, string | undefined>

const scalars = (value: unknown): [string, string][] =>
  Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([key, entry]) =>
    typeof entry === 'string' || typeof entry === 'number'
      ? [[key, String(entry)] as [string, string]]
      : [],
  )

/** Every name that a group may have, for groups at fault: that is reported there, and only there. */
const namesOf = (schema: Schema): [string, undefined][] =>
  keysOf(schema).map((name) => [name, undefined])

/** The facts of a group; of one at fault, every name, and what is right of their values. */
const factsIn = ({ valid, schema, value }: Pick<Checked, 'valid' | 'schema' | 'value'>): Names => {
  if (valid) return new Map(scalars(value))
  const right = scalars(value).filter(([key]) => isFieldValid({ schema, value }, key))
  return new Map([...namesOf(schema), ...right])
}

/** The facts of a group in site.yaml, which may itself be missing. */
const siteFacts = (site: Checked | undefined, key: 'company' | 'form'): Names => {
  const group = site?.value[key]
  const value = typeof group === 'object' && group !== null ? (group as Checked['value']) : {}
  return factsIn({ valid: site?.valid ?? false, schema: siteSchema.shape[key], value })
}

/** `tel:` address of a phone number as people write it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

const companyFacts = (content: Content): Names => {
  const facts = siteFacts(content.site, 'company')
  const phone = facts.get('phone')
  const hours = hoursInWords(content)
  facts.set('phoneHref', phone && phoneHref(phone))
  return facts.set('hours', hours.map(({ days, times }) => `${days} ${times}`).join(', '))
}

const statFacts = (content: Content): Names => {
  const lost = content.lost.get('stats')
  const stats = content.entries.filter(({ collection }) => collection === 'stats')
  return new Map([
    ...[...(lost ?? [])].map((id): [string, undefined] => [id, undefined]),
    ...stats.flatMap(({ id, value }): [string, string | undefined][] => [
      [id, scalars(value).find(([key]) => key === 'value')?.[1]],
    ]),
  ])
}

/** An entry may name the site's facts. */
const fillNames = (names: Names, facts: Facts): Names =>
  new Map([...names].map(([name, fact]) => [name, fact && fillFacts(fact, facts).text]))

/** What the texts of a page that is made from an entry may name besides: `entry.title`. */
export const entryFacts = (entry: Checked, facts: Facts): Facts =>
  new Map([['entry', fillNames(factsIn(entry), facts)]])

const ownFacts = (site: Checked | undefined, today: string): Names => {
  const facts = site ? factsIn(site) : new Map(namesOf(siteSchema))
  return facts.set('year', today.slice(0, 4))
}

/** The facts of a site as they are written; `today` gives the year of `{site.year}`. */
export const collectFacts = (content: Content, today: string): Facts => {
  const facts: Facts = new Map([
    ['site', ownFacts(content.site, today)],
    ['company', companyFacts(content)],
    ['form', siteFacts(content.site, 'form')],
  ])
  if (content.lost.get('stats') !== 'any') facts.set('stats', statFacts(content))
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
const NAMESPACES = new Set(['stats', 'site', 'company', 'form'])

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

/** Every name that a text may use, for suggestions. */
export const factNames = (facts: Facts): string[] => Object.keys(factsByName(facts))
