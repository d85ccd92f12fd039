import type { z } from 'zod'
import type { values } from './schema.ts'

export const examples: z.input<typeof values.schema>[] = [
  { type: 'values', title: 'So backen wir', intro: 'Das gilt für jedes Brot.' },
  { type: 'values', title: 'In drei Worten', folded: true },
]
