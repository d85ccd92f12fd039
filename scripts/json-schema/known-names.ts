import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Looked } from '../compile/look-into.ts'
import { connectFacts } from '../resolve/connect-facts.ts'
import { collectFacts, factsByName } from '../resolve/facts.ts'
import { inquiriesOf } from '../resolve/links/inquiries.ts'
import { isAddress } from '../resolve/links/link-targets.ts'
import { planPages } from '../resolve/routes.ts'
import { isMap } from '../schema/is-map.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import type { Checked, Content } from '../validate/validate.ts'

/** Names that content may refer to. */
export interface KnownNames {
  ids: Record<CollectionName, string[]>
  /** Files of `media/`. */
  media: string[]
  /** Routes, with the fragments and topics that they have. */
  links: string[]
  /** By name, with their value: `stats.projects`. */
  facts: Record<string, string>
}

const blocksOf = ({ value }: Checked): Record<string, unknown>[] =>
  Array.isArray(value.blocks) ? value.blocks.filter(isMap) : []

const takesInquiry = ({ type }: Record<string, unknown>, { blocks }: SiteModel) =>
  blocks.some((block) => block.type === type && block.takesInquiry)

const endingsOf = (page: Checked, inquiries: string[], model: SiteModel): string[] => [
  '',
  ...blocksOf(page).flatMap(({ id }) => (typeof id === 'string' ? [`#${id}`] : [])),
  ...(blocksOf(page).some((block) => takesInquiry(block, model))
    ? inquiries.filter((name) => /^[\w-]+$/.test(name)).map((name) => `?inquiry=${name}`)
    : []),
]

const linksOf = (content: Content): string[] => {
  const inquiries = inquiriesOf(content) ?? []
  const { planned } = planPages(content, '', () => true)
  return planned.flatMap(({ page, route }) =>
    route !== undefined && isAddress(route)
      ? endingsOf(page, inquiries, content.model).map((ending) => route + ending)
      : [],
  )
}

const idsOf = (content: Content) =>
  Object.fromEntries(
    collectionNamesOf(content.model).map((name) => [
      name,
      content.entries.filter(({ collection }) => collection === name).map(({ id }) => id),
    ]),
  ) as KnownNames['ids']

/** The names in a content folder, faulty or not, on a day. */
export const knownNames = (
  { source, content }: Pick<Looked, 'source' | 'content'>,
  today: string,
): KnownNames => ({
  ids: idsOf(content),
  media: source.media.map(({ name }) => name),
  links: linksOf(content),
  facts: factsByName(connectFacts(collectFacts(content, today)).facts),
})
