import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Looked } from '../compile/look-into.ts'
import { collectFacts } from '../resolve/facts/collect-facts.ts'
import { connectFacts } from '../resolve/facts/connect-facts.ts'
import { factsByName } from '../resolve/facts/facts.ts'
import { inquiriesOf } from '../resolve/links/inquiries.ts'
import { isAddress } from '../resolve/links/link-targets.ts'
import { planPages } from '../resolve/routes/routes.ts'
import { isMap } from '../schema/is-map.ts'
import { fieldOf, type Schema } from '../schema/schema.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import type { Checked, Content } from '../validate/validate.ts'

/** Names that content may refer to. */
export interface KnownNames {
  ids: Record<CollectionName, string[]>
  /** Files of `media/`. */
  media: string[]
  /** Routes, with the fragments, topics and choices that they have. */
  links: string[]
  /** By name, with their value: `stats.projects`. */
  facts: Record<string, string>
}

type Ids = KnownNames['ids']

/** What links may name behind `?`. */
interface Offered {
  inquiries: string[]
  ids: Ids
  model: SiteModel
}

/** What needs no encoding in an address. */
const isPlain = (name: unknown): name is string => typeof name === 'string' && /^[\w-]+$/.test(name)

const blocksOf = ({ value }: Checked): Record<string, unknown>[] =>
  Array.isArray(value.blocks) ? value.blocks.filter(isMap) : []

const takesInquiry = ({ type }: Record<string, unknown>, { blocks }: SiteModel) =>
  blocks.some((block) => block.type === type && block.takesInquiry)

/** What links may choose in a block by names in the address: `category=umbau`. */
const choicesOf = (block: Record<string, unknown>, ids: Ids, { blocks }: SiteModel): string[] => {
  const { parameters, schema } = blocks.find(({ type }) => type === block.type) ?? {}
  return Object.entries<string>(parameters ?? {}).flatMap(([name, key]) => {
    const part = schema?.shape[key] as Schema | undefined
    const field = part && fieldOf(part)
    if (field?.kind !== 'entries') return []
    const named = block[key]
    // Left out, it is all entries.
    const isNamed = Array.isArray(named) && named.length > 0
    return (isNamed ? named : ids[field.collection]).filter(isPlain).map((id) => `${name}=${id}`)
  })
}

const queriesOf = (page: Checked, { inquiries, ids, model }: Offered): string[] => {
  const blocks = blocksOf(page)
  const takes = blocks.some((block) => takesInquiry(block, model))
  // Each page of an entry would offer every other entry.
  const choosing = page.value.each === undefined ? blocks : []
  return [
    ...(takes ? inquiries.filter(isPlain).map((name) => `inquiry=${name}`) : []),
    ...new Set(choosing.flatMap((block) => choicesOf(block, ids, model))),
  ]
}

const endingsOf = (page: Checked, offered: Offered): string[] => [
  '',
  ...blocksOf(page).flatMap(({ id }) => (typeof id === 'string' ? [`#${id}`] : [])),
  ...queriesOf(page, offered).map((query) => `?${query}`),
]

const linksOf = (content: Content, ids: Ids): string[] => {
  const offered = { inquiries: inquiriesOf(content) ?? [], ids, model: content.model }
  const { planned } = planPages(content, '', () => true)
  return planned.flatMap(({ page, route }) =>
    route !== undefined && isAddress(route)
      ? endingsOf(page, offered).map((ending) => route + ending)
      : [],
  )
}

const idsOf = (content: Content) =>
  Object.fromEntries(
    collectionNamesOf(content.model).map((name) => [
      name,
      content.entries.filter(({ collection }) => collection === name).map(({ id }) => id),
    ]),
  ) as Ids

/** The names in a content folder, faulty or not, on a day. */
export const knownNames = (
  { source, content }: Pick<Looked, 'source' | 'content'>,
  today: string,
): KnownNames => {
  const ids = idsOf(content)
  return {
    ids,
    media: source.media.map(({ name }) => name),
    links: linksOf(content, ids),
    facts: factsByName(connectFacts(collectFacts(content, today)).facts),
  }
}
