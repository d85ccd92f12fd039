import type { z } from 'zod'
import type { search } from './schema.ts'

export const examples: z.input<typeof search.schema>[] = [
  { type: 'search', title: 'Suche', intro: 'Brot, Torten, Stellen: Tippen Sie los.' },
]
