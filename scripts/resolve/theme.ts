import type { Theme } from '../../src/content/theme.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { contrast, readable, TEXT } from '../theme/contrast.ts'
import type { Checked } from '../validate/validate.ts'
import { resolveWording } from './messages.ts'

/** Colours of the theme in which text is set, on paper and ground. */
const TEXT_COLOURS = ['ink', 'accent'] as const

/** A problem for each colour in which text could not be read, with the nearest one that can. */
export const checkTheme = (site: Checked | undefined): Problem[] => {
  if (!site?.valid) return []
  const theme = site.value.theme as Theme
  const grounds = [theme.paper, theme.ground]
  return TEXT_COLOURS.flatMap((name) => {
    const ratio = contrast(theme[name], grounds)
    if (ratio >= TEXT) return []
    const { value } = site.file.locate([...site.path, 'theme', name])
    const words = resolveWording.lowContrast(name, ratio, readable(theme[name], grounds))
    return [problemAt(site.file.source, value, words)]
  })
}
