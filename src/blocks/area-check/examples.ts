import type { z } from 'zod'
import type { areaCheck } from './schema.ts'

export const examples: z.input<typeof areaCheck.schema>[] = [
  {
    type: 'area-check',
    title: 'Liefern wir zu Ihnen?',
    intro: 'Tippen Sie Ihren Ort ein.',
    elsewhere: 'Für Hochzeiten fahren wir auch weiter, nach Absprache unter {company.phone}.',
    action: { label: 'Trotzdem fragen', href: '/contact' },
  },
]
