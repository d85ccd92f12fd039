import type { Root } from 'hast'
import type { z } from 'zod'
import type { CollectionName } from '../collection-names.ts'
import type { EntryOf } from './collections.ts'

/** A file of `media/` as the browser loads it; width and height in pixels, 0 for film. */
export interface MediaFile {
  /** Address; of a photograph that of one of its variants, see `pictureVariant`. */
  url: string
  /** MIME type, e.g. `image/webp`. */
  type: string
  width: number
  height: number
  /** Widths in which a photograph is published as AVIF; drawings (SVG) and films have none. */
  widths?: number[]
  /** Mean colour as three hexadecimal digits, shown until the picture is there; none of one with holes in it. */
  tint?: string
  /** True for an address on somebody else's server: loaded only when the visitor asks for it. */
  remote: boolean
}

/** An entry; `href` leads to its own page, where its collection has pages. */
export type ResolvedEntry<C extends CollectionName> = Resolved<EntryOf<C>> & {
  href?: string | undefined
}

type EntryFor<T> = {
  [C in CollectionName]: T extends z.core.$brand<`entry:${C}`> ? Chosen<ResolvedEntry<C>, T> : never
}[CollectionName]

/** Fields that a reference asks for by `only:` brands. */
type OnlyKeys<Entry, T> = {
  [K in keyof Entry & string]: T extends z.core.$brand<`only:${K}`> ? K : never
}[keyof Entry & string]

/** An entry, or the part of it that a reference asks for, always with `id` and `href`. */
type Chosen<Entry extends { id: string; href?: string | undefined }, T> = [
  OnlyKeys<Entry, T>,
] extends [never]
  ? Entry
  : Pick<Entry, 'id' | 'href' | OnlyKeys<Entry, T>>

/**
 * What `resolve` makes of a validated value: Markdown becomes a tree, a file name the file, an id
 * the entry, a list of periods the value of the day, what is private nothing; everything else keeps its
 * shape.
 */
export type Resolved<T> = T extends string
  ? T extends z.core.$brand<'markdown'>
    ? Root
    : T extends z.core.$brand<'private'>
      ? undefined
      : T extends z.core.$brand<'media'>
        ? MediaFile
        : [EntryFor<T>] extends [never]
          ? T
          : EntryFor<T>
  : T extends z.core.$brand<'periods'> & readonly { value: infer Value }[]
    ? Resolved<Value>
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [K in keyof T]: Resolved<T[K]> }
        : T
