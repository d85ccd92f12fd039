import type { Theme } from '../../src/content/site/theme.ts'

/** A typeface of the product. */
interface Typeface {
  /** Value of `font-family`. */
  stack: string
  /** Its letters in bold, for pictures, as a data URL. */
  letters: () => Promise<{ default: string }>
}

const family = (
  name: string,
  fallback: string,
  generic: string,
  letters: Typeface['letters'],
): Typeface => ({ stack: `"${name}", "${fallback}", ${generic}`, letters })

// Not the variable files that pages load: fontkit can't take a weight out of a WOFF2 file. As part of the
// program, because where packages are installed is known to nobody.
const letters = {
  archivo: () => import('@fontsource/archivo/files/archivo-latin-600-normal.woff?inline'),
  bricolage: () =>
    import(
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?inline'
    ),
  sourceSans: () =>
    import('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?inline'),
  sourceSerif: () =>
    import('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?inline'),
}

const sourceSans = family(
  'Source Sans 3',
  'Source Sans Fallback',
  'system-ui, sans-serif',
  letters.sourceSans,
)

/** The typefaces that a theme may choose. In pictures the device's own is a plain one. */
export const fonts: Record<Theme['font'], Typeface> = {
  bricolage: family(
    'Bricolage Grotesque',
    'Bricolage Fallback',
    'system-ui, sans-serif',
    letters.bricolage,
  ),
  'source-sans': sourceSans,
  'source-serif': family(
    'Source Serif 4',
    'Source Serif Fallback',
    'Georgia, serif',
    letters.sourceSerif,
  ),
  archivo: family('Archivo', 'Archivo Fallback', 'system-ui, sans-serif', letters.archivo),
  system: { ...sourceSans, stack: 'system-ui, sans-serif' },
}
