import type { z } from 'zod'
import type { stats } from './schema.ts'

export const examples: z.input<typeof stats.schema>[] = [
  { type: 'stats' },
  {
    type: 'stats',
    id: 'zahlen',
    title: 'Die Backstube in Zahlen',
    intro: 'Gezählt haben wir zuletzt im Frühjahr.',
  },
]
