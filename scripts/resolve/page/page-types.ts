import type { FieldSource, GroupSource } from '../../../src/content/field-source.ts'
import type { LinkedThing } from '../../../src/linked/thing.ts'
import type { PageData } from '../../../src/page/page-data.ts'
import type { Answer, Memory } from '../../memory/memory.ts'
import type { Shelf } from '../../memory/shelf.ts'
import type { Checked, CheckedEntry } from '../../validate/validate.ts'
import type { LinkTarget } from '../links/link-targets.ts'
import type { Found } from '../look-ups/found.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import type { SocialCard } from './meta.ts'
import type { PageFrame, Template } from './template.ts'

/** A page as it is shown, and where its texts stand. */
export interface PageParts {
  data: PageData
  /** Where the page's blocks stand, by block id; for the development server. */
  blocks: Record<string, Pick<FieldSource, 'file' | 'range'>>
  /** Sources of the page's texts by block id and path in it: `hero.title`, `stats.stats.projects.value`. */
  fields: Record<string, FieldSource>
  /** The page's blocks, and the entries that they show, by the same names: `services.services.heat-pump`. */
  groups: Record<string, GroupSource>
  /** What its blocks say for programs, as schema.org has it. */
  things: LinkedThing[]
  /** What blocks ask for only later, by block id. */
  later: Record<string, unknown>
  /** What its texts may name besides the site's facts: `entry.title`. */
  facts: Record<string, string>
}

/** Parts that are read where they lie. */
export interface WithParts extends Readonly<PageParts> {
  /** JSON of a part. */
  json: (name: keyof PageParts) => string
}

/** What the site has to know of a page. */
export interface PageHead extends Pick<PageData, 'key' | 'route' | 'admin' | 'meta'> {
  /** The picture for shared links, where it has to be drawn. */
  card: SocialCard | undefined
  /** Addresses of the media files that its blocks may ask for. */
  media: readonly string[]
  /** Whether any of its blocks asks for something later. */
  hasLater: boolean
  /** Whether any of its blocks searches the site. */
  searches: boolean
  /** Pages to which its forms lead once the browser itself has posted them. */
  sentHrefs: readonly string[]
  /** Words by which a search finds it besides those that stand on it. */
  foundBy: readonly string[]
  /** Of its parts. */
  digest: string
}

/** A page; its parts are looked for once they are wanted. */
export interface ResolvedPage extends PageHead, WithParts, Found {
  target: LinkTarget
  /** Changes with all that is known of it but its parts. */
  face: string
}

/** With what pages are made. */
export interface PageContext extends PageFrame {
  lookUps: LookUps
  answerFor: (own: CheckedEntry | undefined) => Answer
  memory: Memory
  shelf: Shelf
  templateOf: (page: Checked) => Template
}
