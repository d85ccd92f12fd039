import type { z } from 'zod'
import type { stories } from './schema.ts'

export const examples: z.input<typeof stories.schema>[] = [
  { type: 'stories', title: 'Drei Feiern', intro: 'Und was von ihnen übrig blieb.' },
]
