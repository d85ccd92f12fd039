import type { z } from 'zod'
import type { prose } from './schema.ts'

export const examples: z.input<typeof prose.schema>[] = [
  {
    type: 'prose',
    title: 'Wer wir sind',
    text: 'Wir backen **seit drei Generationen** am Markt.\n\n- Roggen\n- Weizen\n- Dinkel',
  },
  { type: 'prose', text: '## Zutaten\n\nFragen Sie uns, [wir antworten gern](/contact).' },
  {
    type: 'prose',
    title: 'Was es kostet',
    text: '| Brot | Gewicht | Preis |\n| --- | --- | ---: |\n| [Roggen](/) | 1 kg | ~~5,20 €~~ 4,80 € |\n| **Dinkel** | 750 g | 5,40 € |\n\n- [x] Roggen\n- [ ] Dinkel, ab Donnerstag',
  },
]
