import type { z } from 'zod'
import type { references } from './schema.ts'

export const examples: z.input<typeof references.schema>[] = [
  {
    type: 'references',
    title: 'Torten, von denen man noch spricht',
    intro: 'Jede mit dem, was der Saal dazu gesagt hat.',
    fitting: ['torte'],
    all: { label: 'Alle Torten', href: '/sortiment' },
  },
  { type: 'references', title: 'Weitere Anlässe' },
]
