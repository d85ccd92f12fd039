import type { z } from 'zod'
import type { subsidies } from './schema.ts'

export const examples: z.input<typeof subsidies.schema>[] = [
  {
    type: 'subsidies',
    title: 'Förderung für Ihren Backofen',
    intro: 'Diese Programme kennen wir.',
  },
]
