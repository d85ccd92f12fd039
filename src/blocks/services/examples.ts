import type { z } from 'zod'
import type { services } from './schema.ts'

export const examples: z.input<typeof services.schema>[] = [
  {
    type: 'services',
    title: 'Aus unserem Ofen',
    intro: 'Jeden Tag außer sonntags.',
    look: 'overview',
    linkLabel: 'Mehr erfahren',
  },
  { type: 'services', title: 'Was wir backen' },
  { type: 'services', look: 'detail' },
]
