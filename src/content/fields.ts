import { z } from 'zod'
import type { CollectionName } from './collection-names.ts'
import { PHONE } from './contact/phone.ts'
import { WEB_ADDRESS } from './contact/web-address.ts'
import { findPeriodFaults, type Period } from './dates/periods.ts'
import { isGroup } from './is-group.ts'

// Must come before the first schema. The code that zod would generate for each of them costs a check more than it
// saves.
z.config({ jitless: true })

/** From which size a photograph is sharp at its place, in pixels. */
export interface SharpFrom {
  minWidth?: number | undefined
  minHeight?: number | undefined
}

/**
 * What a leaf of the content means beyond its type. `resolve` acts on it: text gets its facts
 * filled in, links and files are looked up, references become the entries they name, and of periods the
 * value of the day is taken.
 */
export type FieldMeta =
  | {
      kind: 'text'
      /** True for what is kept for the company alone and shown nowhere. */
      isPrivate?: true
    }
  | {
      kind: 'message'
      variables: readonly string[]
      /** True where a text without one of them says nothing. */
      areNeeded?: boolean
    }
  | { kind: 'markdown' }
  | { kind: 'link' }
  | ({ kind: 'media' } & SharpFrom)
  | { kind: 'film' }
  | {
      kind: 'entry'
      collection: CollectionName
      /** True where it may also be the entry that the page is made from. */
      current?: boolean
    }
  | {
      kind: 'entries'
      collection: CollectionName
      keys?: readonly string[] | undefined
      /** True where the block leads from each entry to its own page. */
      leading?: boolean
      /** True where the block knows the entries without showing them. */
      mentioned?: boolean
      /** True where the block has something to show without any. */
      mayBeEmpty?: boolean
    }
  | {
      kind: 'fitting'
      collection: CollectionName
      keys: readonly string[]
      /** The field that says what an entry is about, and the collection whose entries it names. */
      by: { key: string; collection: CollectionName }
      /** How many are shown. */
      most: number
    }
  | { kind: 'periods' }

declare module 'zod' {
  interface GlobalMeta {
    field?: FieldMeta
    /** What to write, where a value has a form of its own; stands behind „Schreiben Sie“. */
    form?: string
  }
}

/** The value that stands for "the entry this page is made from" on pages with `each`. */
export const CURRENT = ':id'

/** Made once: a model has hundreds of texts, and each further step makes another schema. */
const filled = z.string().trim().min(1)

const anyText = filled.meta({ field: { kind: 'text' } })

/** Plain text in one run; may name facts such as `{stats.projects}`. */
export const text = () => anyText

/** Text for the company alone: checked like any other, and in no file that is published. */
export const privateText = () =>
  z
    .string()
    .trim()
    .min(1)
    .brand<'private'>()
    .meta({ field: { kind: 'text', isPrivate: true } })

/** Interface text with variables filled in by the browser, such as `{count} Projekte`. */
export const message = (...variables: string[]) =>
  filled.meta({ field: { kind: 'message', variables } })

/** Interface text around two ends, such as `{from} bis {to}`: without one of them it says nothing. */
export const range = () =>
  filled.meta({ field: { kind: 'message', variables: ['from', 'to'], areNeeded: true } })

/**
 * A group of interface texts, each with its default: `ui.yaml` may leave out any of them, and the group.
 */
export const words = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const group = z.strictObject(shape)
  return group.prefault({} as z.input<typeof group>)
}

/** Markdown; becomes a sanitised hast tree. */
export const markdown = () => filled.brand<'markdown'>().meta({ field: { kind: 'markdown' } })

/** A link: a route (`/jobs`), a fragment (`/about#contact`), https, mailto or tel; or a PDF of `media/`, by its name. */
export const link = () => filled.meta({ field: { kind: 'link' } })

/** An address on another server. The URL standard reads `https:/x` like `https://x`; forms and people do not. */
export const webAddress = () =>
  z
    .url({ protocol: /^https$/ })
    .regex(WEB_ADDRESS)
    .meta({ form: 'die ganze Adresse, beginnend mit https://' })

/** The part before the `@` in plain letters; the domain as people write it, with umlauts (RFC 5891). */
export const emailAddress = () =>
  z
    .email({
      pattern:
        /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u,
    })
    .meta({
      form: 'die Adresse ohne Leerzeichen und ohne Umlaute vor dem @: info@beispiel.de',
    })

/**
 * A picture below `media/`.
 *
 * @param minWidth width in pixels from which a photograph is sharp at its place
 * @param minHeight the same of its height, where a place of a form of its own cuts what is wider
 */
export const media = (minWidth?: number, minHeight?: number) =>
  filled.brand<'media'>().meta({ field: { kind: 'media', minWidth, minHeight } })

/** A film below `media/`, or an https address that is loaded only when the visitor asks for it. */
export const film = () => filled.brand<'media'>().meta({ field: { kind: 'film' } })

/** An id that `resolve` replaces by the entry of collection `C`. */
type Reference<C extends CollectionName> = string & z.core.$brand<`entry:${C}`>

/** The id of an entry of a collection; becomes the entry. */
export const entry = <C extends CollectionName>(collection: C) =>
  filled.meta({ field: { kind: 'entry', collection } }) as unknown as z.ZodType<
    Reference<C>,
    string
  >

/** The same; on pages with `each` also `:id`, the entry that the page is made from. */
export const entryOrCurrent = <C extends CollectionName>(collection: C) =>
  filled.meta({ field: { kind: 'entry', collection, current: true } }) as unknown as z.ZodType<
    Reference<C>,
    string
  >

/** The entry that a page with `each` is made from, or an entry named on purpose. */
export const currentEntry = <C extends CollectionName>(collection: C) =>
  filled.default(CURRENT).meta({ field: { kind: 'entry', collection } }) as unknown as z.ZodType<
    Reference<C>,
    string | undefined
  >

/** A reference that becomes only these fields of its entry, besides `id` and `href`. */
type PartialReference<C extends CollectionName, Key extends string> = Reference<C> &
  z.core.$brand<`only:${Key}`>

/** Ids of entries of a collection, at least one. */
const references = <C extends CollectionName, const Key extends string>(
  collection: C,
  keys?: readonly Key[],
  use: { mentioned?: true; leading?: true; mayBeEmpty?: true } = {},
) =>
  z
    .array(entry(collection) as unknown as z.ZodType<PartialReference<C, Key>, string>)
    .min(1)
    .meta({ field: { kind: 'entries', collection, keys, ...use } })

/**
 * Ids of entries in the order in which they are shown; if left out, all entries in file order. An empty list is
 * refused: it would read as none, and show all.
 *
 * @param keys the fields that the block shows, where an entry has more: a list page must not carry whole articles
 * @param use `mayBeEmpty` if the block has something to show without any entry; otherwise the check tells of an empty
 *   one
 */
export const entries = <C extends CollectionName, const Key extends string = never>(
  collection: C,
  keys?: readonly Key[],
  use: { mayBeEmpty?: true } = {},
) => references(collection, keys, use).default([])

/** Like `entries`, for a block that leads from each entry to its own page: there have to be such pages. */
export const leadingEntries = <C extends CollectionName, const Key extends string>(
  collection: C,
  keys: readonly Key[],
) => references(collection, keys, { leading: true }).default([])

/**
 * Like `entries`, for a block that uses these fields of the entries without showing them: nobody is led to them, so
 * an entry that is only mentioned counts as shown nowhere.
 */
export const mentions = <C extends CollectionName, const Key extends string>(
  collection: C,
  keys: readonly Key[],
) => references(collection, keys, { mentioned: true }).default([])

/** Like `mentions`, but if left out, no entry is meant. */
export const relatedTo = <C extends CollectionName, const Key extends string>(
  collection: C,
  keys: readonly Key[],
) => references(collection, keys, { mentioned: true }).optional()

/**
 * Entries that fit the named ones: those with the most in common come first, those with nothing in common are left
 * out. If none is named, they are to fit the entry that the page is made from: that one is left out, and entries with
 * nothing in common follow. On a page without such an entry, they are the first ones of their file.
 *
 * @param by the field that is compared, and the collection whose entries it names
 * @param most how many are shown
 */
export const fitting = <C extends CollectionName, const Key extends string>(
  collection: C,
  keys: readonly Key[],
  by: { key: string; collection: CollectionName },
  most: number,
) =>
  z
    .array(entry(by.collection) as unknown as z.ZodType<PartialReference<C, Key>, string>)
    .min(1)
    .default([])
    .meta({ field: { kind: 'fitting', collection, keys, by, most } })

/** A phone number with its country's code. */
export const phone = () =>
  z.string().regex(PHONE).meta({
    form: 'die Ländervorwahl (+49, in Österreich +43, in der Schweiz +41), die Vorwahl ohne die 0 und die Nummer, mit Leerzeichen dazwischen und einem Strich vor der Durchwahl: "+49 2581 98765-4"',
  })

/** Lower-case name for ids and fragments: `heat-pump`. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ form: 'Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen Striche: bad-und-heizung' })

/**
 * BCP 47 language tag as far as this site needs it: `de`, `en`, `de-DE`. Who writes the letters of a country
 * means the German spoken there: `at` is no language, `ch` one of islands in the Pacific.
 */
export const languageTag = () =>
  z
    .string()
    .regex(/^(?!at|ch)[a-z]{2}(-[A-Z]{2})?$/)
    .meta({
      form: 'die Sprache mit zwei kleinen Buchstaben, dahinter bei Bedarf das Land: de, de-AT oder de-CH',
    })

/** ISO 8601 calendar date: `2026-03-31`. */
export const date = () =>
  z.iso.date().meta({ form: 'das Datum als Jahr, Monat und Tag mit Strichen: 2026-03-31' })

/** An amount in whole euros. */
export const euros = () => z.int().min(1).max(10_000_000)

/** ISO 8601 year and month: `2026-03`. */
export const yearMonth = () =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .meta({ form: 'Jahr und Monat mit einem Strich: 2026-03' })

const isDay = (value: string | undefined) => value === undefined || date().safeParse(value).success

/** Whether all days exist: of others nobody can say which is earlier. */
const areDays = (periods: readonly Period[]) =>
  periods.every(({ from, until }) => isDay(from) && isDay(until))

/**
 * A value, or the values of periods that cover every day; becomes the value of the day.
 *
 * @param value a schema whose values are no lists and no groups
 */
export const dated = <Value extends z.ZodType>(value: Value) => {
  const period = z.strictObject({
    from: date().optional().describe('Erster Tag, an dem der Wert gilt; nur beim ersten weglassen'),
    until: date()
      .optional()
      .describe('Letzter Tag, an dem der Wert gilt; nur beim letzten weglassen'),
    value: value.describe('Was in dieser Zeit gilt'),
  })
  const periods = z
    .array(period)
    .min(1)
    .superRefine((list, { addIssue }) => {
      for (const { index, key, fault } of areDays(list) ? findPeriodFaults(list) : [])
        addIssue({ code: 'custom', path: [index, key], params: fault })
    })
    .brand<'periods'>()
    .meta({ field: { kind: 'periods' } })
  return z.union([value, periods])
}

/**
 * A field's description with a value that shows its form and is nobody's own: a release refuses it.
 *
 * @param shown the value as it is typed, where that differs
 */
export const sample = (description: string, value: string, shown = value) => ({
  description: `${description}: ${shown}`,
  examples: [value],
})

/** Pictures beside text are shown about this wide, in pixels. */
const USUAL_WIDTH = 640

/** Which part of a picture stays when it is cut to fit its place. */
const FOCUS = [
  'top',
  'top-right',
  'right',
  'bottom-right',
  'bottom',
  'bottom-left',
  'left',
  'top-left',
] as const

/** What cameras and programs call pictures. */
const FILE_NAME = /^[^\s]+\.(?:jpe?g|png|webp|avif|heic|gif|svg)$|^(?:IMG|DSC[FN]?|PXL)[_-]?\d+/i

/** A picture with its alternative text, or explicitly without one. */
export const picture = (minWidth = USUAL_WIDTH, minHeight?: number) =>
  z
    .strictObject({
      src: media(minWidth, minHeight).describe('Datei im Ordner media, zum Beispiel werkstatt.jpg'),
      alt: text()
        .optional()
        .describe('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen'),
      decorative: z.literal(true).optional().describe('true, wenn das Bild nur schmückt'),
      focus: z
        .enum(FOCUS)
        .optional()
        .describe(
          'Worauf es beim Beschneiden ankommt, ohne Angabe auf die Mitte; top: oben, right: rechts, bottom: unten, left: links, top-right: oben rechts, bottom-right: unten rechts, bottom-left: unten links, top-left: oben links',
        ),
    })
    .refine(({ alt, decorative }) => (alt === undefined) !== (decorative === undefined), {
      path: ['alt'],
      params: { code: 'alt-text' },
      // Also where something else is wrong, so that both are reported together.
      when: ({ value }) => isGroup(value),
    })
    .refine(({ alt }) => alt === undefined || !FILE_NAME.test(alt), {
      path: ['alt'],
      params: { code: 'alt-file-name' },
    })

/** A link with its words; `back` makes it go back in the browser's history where there is one. */
export const action = () =>
  z.strictObject({
    label: text().describe('Beschriftung'),
    href: link().describe('Ziel, zum Beispiel /contact?inquiry=reparatur'),
    back: z
      .literal(true)
      .optional()
      .describe('true: geht im Browser einen Schritt zurück, sonst zum Ziel'),
    lang: languageTag()
      .optional()
      .describe('Sprache der Beschriftung, wenn nicht die der Website: en'),
  })
