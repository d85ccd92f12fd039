import type { z } from 'zod'
import type { jumpLinks } from './schema.ts'

export const examples: z.input<typeof jumpLinks.schema>[] = [
  {
    type: 'jump-links',
    links: [
      { label: 'Brote', href: '/sortiment' },
      { label: 'Fragen', href: '/contact' },
    ],
  },
]
