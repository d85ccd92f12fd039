import type { z } from 'zod'
import type { emergency } from './schema.ts'

export const examples: z.input<typeof emergency.schema>[] = [
  {
    type: 'emergency',
    otherwiseTitle: 'Kein Brot mehr im Haus?',
    otherwise: 'Am Sonntag hilft die Tankstelle, oder Sie backen selbst: [Rezepte](/sortiment).',
  },
]
