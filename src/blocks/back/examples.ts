import type { z } from 'zod'
import type { back } from './schema.ts'

export const examples: z.input<typeof back.schema>[] = [
  { type: 'back', action: { label: 'Zurück', href: '/', back: true } },
  { type: 'back', action: { label: 'Back home', href: '/', lang: 'en' } },
]
