import type { z } from 'zod'
import type { article } from './schema.ts'

export const examples: z.input<typeof article.schema>[] = [
  {
    type: 'article',
    article: 'ofen',
    back: { label: 'Alle Neuigkeiten', href: '/' },
    footerTitle: 'Fragen dazu?',
    footerText: 'Wir erzählen gern mehr.',
    footerAction: { label: 'Kontakt aufnehmen', href: '/contact' },
  },
]
