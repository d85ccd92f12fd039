import type { z } from 'zod'
import type { message } from './schema.ts'

export const examples: z.input<typeof message.schema>[] = [
  {
    type: 'message',
    title: '404',
    subtitle: 'Seite nicht gefunden',
    text: 'Diese Seite gibt es nicht oder nicht mehr.',
    actions: [
      { label: 'Zur Startseite', href: '/' },
      { label: 'Zurück', href: '/', back: true },
    ],
  },
  {
    type: 'message',
    lang: 'en',
    title: 'Recipe Not Found',
    actions: [{ label: 'Back home', href: '/' }],
  },
]
