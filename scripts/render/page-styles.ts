import type { PageData } from '../../src/page/page-data.ts'
import { recent } from '../memory/recent.ts'
import { neededCss } from './needed-css.ts'

/** A style sheet with the address that it has as a file. */
export interface StyleSheet {
  href: string
  css: string
}

/** The style sheets of a site. */
interface Sheets {
  shared: StyleSheet
  print: StyleSheet
  /** By the type of the block. */
  blocks: ReadonlyMap<string, StyleSheet>
  /** Typefaces, which every document has. */
  faces: string
}

/** The styles of a page. */
interface PageStyles {
  /** Addresses of the sheets that it needs, the shared one first. */
  hrefs: string[]
  /** What its document holds of them, with the typefaces. */
  inDocument: (html: string) => string
}

const stylesOf = (
  types: ReadonlySet<string>,
  { shared, print, blocks, faces }: Sheets,
): PageStyles => {
  const sheets = [shared, ...[...types].flatMap((type) => blocks.get(type) ?? [])]
  const neededIn = neededCss(sheets.map(({ css }) => css).join(''), print.css)
  const known = recent<string>(64)
  return {
    hrefs: sheets.map(({ href }) => href),
    inDocument: (html) => {
      const needed = neededIn(html)
      return known.get(needed, () => needed + faces)
    },
  }
}

/** Tells the styles of pages, once for all that have the same blocks. */
export const openPageStyles = (sheets: Sheets) => {
  const known = new Map<string, PageStyles>()
  return ({ blocks }: Pick<PageData, 'blocks'>): PageStyles => {
    const types = new Set(blocks.map(({ type }) => type))
    const key = [...types].join(' ')
    const styles = known.get(key) ?? stylesOf(types, sheets)
    known.set(key, styles)
    return styles
  }
}
