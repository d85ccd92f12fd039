import type { z } from 'zod'
import type { notice } from './schema.ts'

export const examples: z.input<typeof notice.schema>[] = [
  {
    type: 'notice',
    title: 'Hilfe bei der Bestellung',
    text: 'Wir rechnen mit Ihnen aus, wie viel Brot Ihre Feier braucht.',
    actions: [{ label: 'Nachfragen', href: '/contact' }],
  },
  {
    type: 'notice',
    title: 'Betriebsferien',
    text: 'In der ersten Augustwoche bleibt der Ofen kalt.',
  },
]
