import { type CollectionName, collectionNames } from '../../src/content/collection-names.ts'
import { isMap } from '../content/is-map.ts'
import { parse } from '../content/parse.ts'
import { read } from '../content/read.ts'
import { connectFacts } from '../content/resolve/connect-facts.ts'
import { collectFacts, factsByName } from '../content/resolve/facts.ts'
import { inquiriesOf } from '../content/resolve/links.ts'
import { planPages } from '../content/resolve/routes.ts'
import { type Checked, type Content, validate } from '../content/validate.ts'
import { today } from '../today.ts'

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

const endingsOf = (page: Checked, inquiries: string[]): string[] => [
  '',
  ...blocksOf(page).flatMap(({ id }) => (typeof id === 'string' ? [`#${id}`] : [])),
  ...(blocksOf(page).some(({ type }) => type === 'contact')
    ? inquiries.filter((name) => /^[\w-]+$/.test(name)).map((name) => `?inquiry=${name}`)
    : []),
]

const linksOf = (content: Content): string[] => {
  const inquiries = inquiriesOf(content) ?? []
  const { planned } = planPages(content, '', () => true)
  return planned.flatMap(({ page, route }) =>
    route === undefined || route.endsWith('*')
      ? []
      : endingsOf(page, inquiries).map((ending) => route + ending),
  )
}

const idsOf = (content: Content) =>
  Object.fromEntries(
    collectionNames.map((name) => [
      name,
      content.entries.filter(({ collection }) => collection === name).map(({ id }) => id),
    ]),
  ) as KnownNames['ids']

/** The names in a content folder, faulty or not. */
export const knownNames = async (directory: string): Promise<KnownNames> => {
  const source = await read(directory)
  const content = validate(parse(source.files).files, [])
  return {
    ids: idsOf(content),
    media: source.media.map(({ name }) => name),
    links: linksOf(content),
    facts: factsByName(connectFacts(collectFacts(content, today())).facts),
  }
}
