import type { Theme } from '../../src/content/site/theme.ts'
import type { App } from '../app/app.ts'
import { sha256 } from '../machine/digest.ts'
import { themeStyle } from '../theme/style.ts'
import { openPageStyles, type StyleSheet } from './page-styles.ts'

/** One that is a file, by its name from the root of the site. */
export interface StyleFile extends StyleSheet {
  file: string
}

/** Other files are named from the root of the server. */
const place = (base: string, css: string): string =>
  css.replace(/(?<=url\(["']?)(?=\/assets\/)/g, base)

/** Spaces behind commas, which the bundler leaves where it does not know what a value is for; texts keep theirs. */
const SPACED = /(?<kept>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))|, /g

const tight = (css: string): string => css.replace(SPACED, (_, kept?: string) => kept ?? ',')

const sheet = (base: string, name: string, css: string): StyleFile => {
  const placed = tight(place(base, css))
  const hash = sha256(placed).slice(0, 8)
  const file = `assets/${name}.${hash}.css`
  return { href: `${base}/${file}`, css: placed, file }
}

/**
 * Typefaces. They stand in documents alone: one that is declared once more in a file is asked for anew, and
 * letters that the document was painted without would come later.
 */
const FACE = /@font-face\s*\{[^}]*\}/g

/** Addresses of the fonts that typefaces load: those of every page, or those of some letters alone. */
const fontsIn = (faces: string, isOfSomeLetters: boolean): string[] =>
  (faces.match(FACE) ?? [])
    .filter((face) => face.includes('unicode-range') === isOfSomeLetters)
    .flatMap((face) => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? [])

/** Letters that have a file of their own: names from Turkey, Poland and the countries around. */
const FURTHER = /[\u0100-\u0130\u0132-\u017f\u0218-\u021b]/

/**
 * Every style sheet: the theme's with the shared one, that of printed pages, and each block's by its type.
 *
 * @param base path of the site on its server
 */
export const collectStyles = (
  { looks, sharedStyle, printStyle, styles }: App['server'],
  theme: Theme,
  base: string,
) => {
  const site = themeStyle(theme, looks) + sharedStyle
  const shared = sheet(base, 'site', site.replace(FACE, ''))
  const faces = tight(place(base, site.match(FACE)?.join('') ?? ''))
  const blocks = Object.entries(styles).map(
    ([type, css]) => [type, sheet(base, type, css)] as const,
  )
  const print = sheet(base, 'print', printStyle)
  const sheets = { shared, print, faces, blocks: new Map(blocks) }
  const [fonts, further] = [fontsIn(faces, false), fontsIn(faces, true)]
  return {
    ...sheets,
    /** Addresses of the fonts that a page with this markup is painted with. */
    fontsOf: (html: string): string[] => (FURTHER.test(html) ? [...fonts, ...further] : fonts),
    ofPage: openPageStyles(sheets),
  }
}

export type Styles = ReturnType<typeof collectStyles>
