import type { z } from 'zod'
import type { portfolio } from './schema.ts'

export const examples: z.input<typeof portfolio.schema>[] = [
  {
    type: 'portfolio',
    title: 'Unsere Feiern',
    intro: 'Vom Frühstück bis zur Hochzeit.',
    allLabel: 'All',
    allLang: 'en',
    linkLabel: 'Ansehen',
  },
  { type: 'portfolio', allLabel: 'Alle', linkLabel: 'Ansehen' },
]
