import { z } from 'zod'

/** A colour as six hexadecimal digits; YAML wants quotes because of the `#`. */
const colour = () => z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** The look of a site: six colours and a typeface. All other colours are derived from these. */
export const theme = z.strictObject({
  paper: colour().describe('Grund der Seiten, hell, in Anführungszeichen: "#f6f1e7"'),
  ground: colour().describe('Grund hinter Bildern und Bändern, wenig dunkler: "#f1eadd"'),
  ink: colour().describe('Schrift, und Grund der dunklen Flächen: "#1f3a3d"'),
  accent: colour().describe('Links und Schaltflächen, dunkel genug zum Lesen: "#93461c"'),
  line: colour().describe('Zierlinien: "#b4622d"'),
  highlight: colour().describe('Sterne und kleine Zeichen: "#d9a441"'),
  font: z
    .enum(['bricolage', 'system'])
    .default('bricolage')
    .describe('Schriftart: bricolage oder system (die des Geräts)'),
})

export type Theme = z.output<typeof theme>
