import type { CollectionName } from '../../../src/content/collection-names.ts'
import { phoneHref } from '../../../src/content/contact/phone.ts'
import { isPrivate } from '../../schema/is-private.ts'
import { fieldOf, keysOf, partOf, type Schema } from '../../schema/schema.ts'
import { collectionNamesOf } from '../../schema/site-model.ts'
import { type Checked, type Content, isFieldValid } from '../../validate/validate.ts'
import { hoursAsText } from '../dates/opening-hours.ts'
import { type Day, valueOn } from '../dates/period.ts'
import { type FactLookUp, type Facts, fillFacts, type Values } from './facts.ts'
import { formPolicy } from './form-policy.ts'

type Group = Pick<Checked, 'valid' | 'schema' | 'value'>

/** Facts are published, so no private value is one; nor is Markdown, whose marks would stand between words. */
const isFact = (part: Schema): boolean => !isPrivate(part) && fieldOf(part)?.kind !== 'markdown'

/** The texts and numbers of a group as they are on a day. */
const scalars = ({ schema, value }: Pick<Group, 'schema' | 'value'>, day: Day) =>
  Object.entries(value).flatMap(([key, written]): [string, string][] => {
    const part = partOf(schema, value, key)
    const entry = part && !isFact(part) ? undefined : valueOn(part, written, day)
    return typeof entry === 'string' || typeof entry === 'number' ? [[key, String(entry)]] : []
  })

/**
 * Every name that a group may have. For groups with faults: those are told where they are, and not again at each
 * text.
 */
const namesOf = (schema: Schema): [string, undefined][] =>
  keysOf(schema).map((name) => [name, undefined])

/** The facts of a group; if it has faults, every name that it may have, with those values that are right. */
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

/** What a privacy policy says about whoever receives messages. The addressee is on no page, and facts are published. */
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
