import type { Memory } from '../memory/memory.ts'
import type { Shelf } from '../memory/shelf.ts'
import type { Media } from '../read/media/media.ts'
import type { LostFile } from '../validate/lost.ts'
import { type Content, isFieldValid } from '../validate/validate.ts'
import { type Entries, openEntries, type Surroundings } from './entries/open-entries.ts'
import { collectFacts } from './facts/collect-facts.ts'
import { connectFacts } from './facts/connect-facts.ts'
import { type Facts, withNames } from './facts/facts.ts'
import type { PageContext } from './page/page-types.ts'
import { openTemplates } from './page/template.ts'
import { entryHrefs, hasPages } from './routes/routes.ts'
import { resolveSite, type SiteAndUi } from './shell.ts'

/** What values are looked up in. */
export interface ResolutionInput {
  content: Content
  media: ReadonlyMap<string, Media>
  /** Page files that exist and could not be read. */
  lostPages: LostFile[]
  /** ISO 8601 calendar date. */
  today: string
  memory: Memory
  shelf: Shelf
}

/** The folders in which a file lies, from the inside; the last is `media/` itself. */
const foldersAround = (name: string): string[] =>
  name.split('/').map((_, index, steps) => steps.slice(0, steps.length - index - 1).join('/'))

/** Files by their names; of one in a folder that can't be opened, that folder, of which it is told. */
const openMedia = (media: ReadonlyMap<string, Media>): Surroundings['media'] => {
  const lockedAround = (name: string) =>
    foldersAround(name)
      .flatMap((folder) => media.get(folder) ?? [])
      .find(({ source }) => source.fault)
  return {
    get: (name) => media.get(name) ?? lockedAround(name),
    names: () => [...media.keys()],
  }
}

/** The language of a website; one whose site.yaml can't be read has its problems already. */
const languageOf = ({ site }: Content): string => {
  const { language = 'de' } = (site && isFieldValid(site, 'language') ? site.value : {}) as {
    language?: string
  }
  return language
}

/** What entries are looked up in. */
const surroundingsOf = (
  { content, media, lostPages, today }: ResolutionInput,
  facts: Facts,
): Surroundings => ({
  model: content.model,
  language: languageOf(content),
  facts: withNames(facts),
  media: openMedia(media),
  hasPages: (collection) => lostPages.length > 0 || hasPages(content, collection),
  today,
})

/** What pages are made with: the look-ups, and what site.yaml and ui.yaml say, as far as those can be read. */
const makeContext = (
  { site, ui }: SiteAndUi,
  { lookUps, answerFor }: Entries,
  { memory, shelf }: ResolutionInput,
): PageContext => {
  const blockUi = (ui?.blocks ?? {}) as Record<string, unknown>
  const brand = {
    url: site?.url ?? '',
    titleSuffix: site?.titleSuffix ?? '',
    company: site?.company?.name ?? '',
    theme: site?.theme,
    icon: site?.icon,
  }
  const templateOf = openTemplates({ blockUi, brand })
  return { lookUps, answerFor, memory, shelf, blockUi, brand, templateOf }
}

/** All that entries, pages, site.yaml and ui.yaml are resolved with. */
export const openResolution = (input: ResolutionInput) => {
  const { content, today, memory } = input
  const connected = connectFacts(collectFacts(content, today))
  const hrefOf = entryHrefs(content)
  const around = surroundingsOf(input, connected.facts)
  const entries = openEntries(content, around, hrefOf, memory)
  const answer = entries.answerFor(undefined)
  const parts = resolveSite(content, { lookUps: entries.lookUps, answer, memory })
  return { connected, hrefOf, entries, parts, context: makeContext(parts, entries, input) }
}
