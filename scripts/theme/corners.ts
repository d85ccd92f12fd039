import type { Theme } from '../../src/content/site/theme.ts'

/** Radii under the names that the styles use. */
type Corners = Record<'radius' | 'corner' | 'corners' | 'corners-flipped' | 'bend', string>

/**
 * How corners are cut: `radius` of controls and boxes, `corner` of one large corner, `corners` of a
 * picture and of one whose large corner is on the other side, `bend` of lines.
 */
export const corners: Record<Theme['corner'], Corners> = {
  soft: {
    radius: '.5rem',
    corner: 'clamp(2rem,1rem + 3vw,4rem)',
    corners: '0 0 var(--corner)',
    'corners-flipped': '0 0 0 var(--corner)',
    bend: '1.5rem',
  },
  round: {
    radius: '1rem',
    corner: '1.75rem',
    corners: 'var(--corner)',
    'corners-flipped': 'var(--corner)',
    bend: '2.5rem',
  },
  square: { radius: '0', corner: '0', corners: '0', 'corners-flipped': '0', bend: '0' },
}
