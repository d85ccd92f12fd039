import type { PageData } from '../../src/page/page-data.ts'
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
}

/** The styles of a page. */
interface PageStyles {
  /** Addresses of the sheets that it needs, the shared one first. */
  hrefs: string[]
  /** What of them its document needs: one sheet, because its policy names it by one hash. */
  needed: (html: string) => string
}

const stylesOf = (types: ReadonlySet<string>, { shared, print, blocks }: Sheets): PageStyles => {
  const sheets = [shared, ...[...types].flatMap((type) => blocks.get(type) ?? [])]
  const css = sheets.map((each) => each.css).join('')
  return { hrefs: sheets.map(({ href }) => href), needed: neededCss(css, print.css) }
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
