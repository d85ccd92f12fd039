import type { Event } from 'js-yaml'
import type { Range } from '../text/source-file.ts'
import type { DuplicateKey, YamlFault, YamlReferences } from './document.ts'
import { PLACEHOLDER_TAG } from './placeholder-tag.ts'

/** Deep enough for any content; a file that nests deeper is an attack or an accident. */
export const MAX_DEPTH = 30

/** What YAML allows and we refuse. */
export type Refusal = Pick<YamlFault, 'reason' | 'offset'>

/** How far the events of a document are read, and what has been seen in them. */
export interface Cursor extends YamlReferences {
  events: Event[]
  next: number
  source: string
  /** Where the last thing ended; an empty value has its place here. */
  position: number
  duplicates: DuplicateKey[]
  placeholders: Range[]
  refusals: Refusal[]
  /** Events that make the value: without placeholder tags and the second of duplicate keys. */
  kept: Event[]
}

/** The next event, behind which the cursor stands then. */
export const take = (cursor: Cursor): Event => {
  const event = cursor.events[cursor.next]
  if (!event) throw new Error('YAML events ended inside a value')
  cursor.next += 1
  return event
}

/** The next event, which stays the next. */
export const peek = (cursor: Cursor) => cursor.events[cursor.next]

type Tagged = Extract<Event, { tagStart: number }>

/** Notes a placeholder tag and takes it off, so that the value is read as if it were not there. */
export const withoutTag = <E extends Tagged>(event: E, cursor: Cursor): E => {
  const { source, refusals } = cursor
  if (event.anchorStart >= 0) refusals.push({ reason: 'alias', offset: event.anchorStart - 1 })
  if (event.tagStart < 0) return event
  if (source.slice(event.tagStart, event.tagEnd) !== PLACEHOLDER_TAG)
    refusals.push({ reason: 'unknown-tag', offset: event.tagStart })
  cursor.placeholders.push({ start: event.tagStart, end: event.tagEnd })
  cursor.position = event.tagEnd
  return { ...event, tagStart: -1, tagEnd: -1 }
}

/** Where the document of the events begins. */
export const openCursor = (events: Event[], source: string): Cursor => {
  const cursor: Cursor = {
    events,
    next: 0,
    source,
    position: 0,
    duplicates: [],
    placeholders: [],
    refusals: [],
    kept: [],
    anchors: [],
    aliases: [],
  }
  cursor.kept.push(take(cursor))
  return cursor
}
