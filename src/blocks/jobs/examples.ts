import type { z } from 'zod'
import type { jobs } from './schema.ts'

export const examples: z.input<typeof jobs.schema>[] = [
  {
    type: 'jobs',
    title: 'Offene Stellen',
    intro: 'Wir fangen früh an und hören früh auf.',
    tasksLabel: 'Das erwartet Sie',
    profileLabel: 'Das bringen Sie mit',
    action: { label: 'Jetzt bewerben', href: '/contact' },
    unsolicitedTitle: 'Nichts dabei?',
    unsolicitedText: 'Schreiben Sie uns trotzdem. Wir antworten in wenigen Tagen.',
  },
]
