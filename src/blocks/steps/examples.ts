import type { z } from 'zod'
import type { steps } from './schema.ts'

export const examples: z.input<typeof steps.schema>[] = [
  {
    type: 'steps',
    title: 'So entsteht ein Brot',
    intro: 'Vom Korn bis zum Laden dauert es drei Tage.',
    steps: [
      { period: 'Tag 1', title: 'Ansetzen', description: 'Mehl, Wasser und Sauerteig.' },
      { title: 'Ruhen', who: 'der Teig allein', description: 'Der Teig geht bei 18 Grad.' },
      { period: 'Tag 3', title: 'Backen', description: 'Eine Stunde bei fallender Hitze.' },
    ],
  },
]
