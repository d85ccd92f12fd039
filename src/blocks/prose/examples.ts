import type { z } from 'zod'
import type { prose } from './schema.ts'

export const examples: z.input<typeof prose.schema>[] = [
  {
    type: 'prose',
    title: 'Wer wir sind',
    text: 'Wir backen **seit drei Generationen** am Markt.\n\n- Roggen\n- Weizen\n- Dinkel',
  },
  { type: 'prose', text: '## Zutaten\n\nFragen Sie uns, [wir antworten gern](/contact).' },
]
