import type { z } from 'zod'
import type { consultation } from './schema.ts'

export const examples: z.input<typeof consultation.schema>[] = [
  {
    type: 'consultation',
    title: 'Sprechen wir über Ihre Torte',
    subtitle: 'Sagen Sie uns, wie viele Gäste kommen und was gefeiert wird.',
    action: { label: 'Torte anfragen', href: '/contact' },
    callLabel: 'Jetzt anrufen: {company.phone}',
    note: 'Wir melden uns am selben Tag',
  },
]
