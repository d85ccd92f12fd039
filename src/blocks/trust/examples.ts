import type { z } from 'zod'
import type { trust } from './schema.ts'

export const examples: z.input<typeof trust.schema>[] = [
  {
    type: 'trust',
    points: [
      { text: 'Meisterbetrieb in dritter Generation', source: 'Eintrag in der Handwerksrolle' },
      { text: 'Mehl aus der Mühle nebenan', source: 'Lieferscheine der Mühle' },
      { text: '{stats.torten} Torten im Jahr', source: 'Auftragsbuch' },
    ],
  },
]
