import type { z } from 'zod'
import type { details } from './schema.ts'

export const examples: z.input<typeof details.schema>[] = [
  {
    type: 'details',
    title: 'Angaben zum Betrieb',
    rows: [
      { label: 'Registergericht', value: '{company.registerCourt}' },
      { label: 'Anfragen', value: 'Über das Formular', href: '/contact' },
    ],
  },
]
