import type { z } from 'zod'
import type { testimonials } from './schema.ts'

export const examples: z.input<typeof testimonials.schema>[] = [
  {
    type: 'testimonials',
    title: 'Was die Kundschaft sagt',
    intro: 'Aus unserem Gästebuch.',
    note: 'Alle Stimmen stammen aus dem Gästebuch im Laden. Ob jemand dort gekauft hat, prüfen wir nicht.',
  },
]
