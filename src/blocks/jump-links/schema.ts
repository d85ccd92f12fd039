import { z } from 'zod'
import { link, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Leads to the parts of a long page. */
export const jumpLinks = defineBlock(
  'jump-links',
  {
    name: 'Sprunglinks',
    purpose:
      'Führen auf einer langen Seite zu ihren Abschnitten. Der Abschnitt, zu dem ein Link führt, braucht eine `id`.',
  },
  {
    links: z
      .array(
        z.strictObject({
          label: text().describe('Beschriftung, möglichst ein Wort: Förderung'),
          href: link().describe('Seite mit Sprungmarke: /heating#foerderung'),
        }),
      )
      .min(2)
      .max(8)
      .describe('Abschnitte in ihrer Reihenfolge'),
  },
  {
    ui: {
      label: text()
        .default('Auf dieser Seite')
        .describe('Name der Links, auch für Vorleseprogramme'),
    },
  },
)
