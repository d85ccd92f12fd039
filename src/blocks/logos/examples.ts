import type { z } from 'zod'
import type { logos } from './schema.ts'

export const examples: z.input<typeof logos.schema>[] = [
  {
    type: 'logos',
    title: 'Unsere Läden',
    intro: 'Drei Läden, eine Backstube.',
    logos: [
      { name: 'Markt', description: 'Brot und Brötchen', logo: 'beispiel.svg', href: '/' },
      { name: 'Bahnhof', logo: 'beispiel.svg' },
    ],
  },
]
