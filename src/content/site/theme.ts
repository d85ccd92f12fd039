import { z } from 'zod'

export const FONTS = ['bricolage', 'source-sans', 'source-serif', 'archivo', 'system'] as const
export const ORNAMENTS = ['pipe', 'rule', 'band', 'none'] as const
export const CORNERS = ['soft', 'round', 'square'] as const
export const PICTURES = ['faded', 'model', 'plain'] as const

/** A colour as six hexadecimal digits; YAML wants quotes because of the `#`. */
const colour = () =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .meta({
      form: 'die Farbe in Anführungszeichen, als # mit sechs Ziffern oder Buchstaben von a bis f: "#93461c"',
    })

/** The look of a site: six colours, of which all others are derived, and its forms. */
export const theme = z.strictObject({
  paper: colour().describe('Hintergrund der Seiten, hell, in Anführungszeichen: "#f6f1e7"'),
  ground: colour().describe('Hintergrund von Bildern und Bändern, etwas dunkler: "#f1eadd"'),
  ink: colour().describe('Schrift, und Hintergrund der dunklen Flächen: "#1f3a3d"'),
  accent: colour().describe('Links und Schaltflächen, dunkel genug zum Lesen: "#93461c"'),
  line: colour().describe('Zierlinien: "#b4622d"'),
  highlight: colour().describe('Sterne und kleine Zeichen: "#d9a441"'),
  font: z
    .enum(FONTS)
    .default('source-sans')
    .describe(
      'Schriftart: bricolage (markant), source-sans (ruhig), source-serif (klassisch), archivo (technisch) oder system (die des Geräts)',
    ),
  ornament: z
    .enum(ORNAMENTS)
    .default('rule')
    .describe(
      'Schmuck: pipe (Rohr, das in die Abschnitte führt), rule (kurze Linie über den Überschriften), band (farbige Kanten) oder none (keiner)',
    ),
  corner: z
    .enum(CORNERS)
    .default('round')
    .describe(
      'Ecken: soft (eine Ecke der Bilder ist weit gerundet), round (alle) oder square (keine)',
    ),
  picture: z
    .enum(PICTURES)
    .default('plain')
    .describe(
      'Bilder: faded (im Kopf der Seite läuft es in den Hintergrund aus), model (ebenso, und alle sind freigestellt, also WebP oder PNG mit durchsichtigem Hintergrund: Sie stehen hell wie dunkel auf dem Hintergrund der Seite) oder plain (mit Kanten)',
    ),
})

export type Theme = z.output<typeof theme>
