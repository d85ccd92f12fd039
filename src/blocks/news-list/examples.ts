import type { z } from 'zod'
import type { newsList } from './schema.ts'

export const examples: z.input<typeof newsList.schema>[] = [
  {
    type: 'news-list',
    title: 'Neues aus der Backstube',
    readMore: 'Weiterlesen',
    back: { label: 'Zurück zur Startseite', href: '/' },
  },
  { type: 'news-list', readMore: 'Weiterlesen' },
]
