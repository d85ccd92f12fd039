import type { Theme } from '../../src/content/site/theme.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import { contrast, isDarker, readable, TEXT } from '../theme/contrast.ts'
import type { Checked } from '../validate/validate.ts'
import { resolveWording } from './messages.ts'

/** Colours of the theme in which text is set, on paper and ground. */
const TEXT_COLOURS = ['ink', 'accent'] as const

const GROUNDS = ['paper', 'ground'] as const

/**
 * A problem for each colour in which text could not be read, with the nearest one that can; or for the ground that
 * is darker than the text: boxes and fields are lighter than it, and the dark scheme is worked out.
 */
export const checkTheme = (site: Checked | undefined): Problem[] => {
  if (!site?.valid) return []
  const theme = site.value.theme as Theme
  const problem = (name: keyof Theme, words: Wording): Problem =>
    problemAt(site.file.source, site.file.locate([...site.path, 'theme', name]).value, words)
  const dark = GROUNDS.find((name) => isDarker(theme[name], theme.ink))
  if (dark) return [problem(dark, resolveWording.darkGround(dark))]
  const grounds = GROUNDS.map((name) => theme[name])
  return TEXT_COLOURS.flatMap((name) => {
    const ratio = contrast(theme[name], grounds)
    const words = resolveWording.lowContrast(name, ratio, readable(theme[name], grounds))
    return ratio < TEXT ? [problem(name, words)] : []
  })
}
