import type { z } from 'zod'
import type { job } from './schema.ts'

export const examples: z.input<typeof job.schema>[] = [
  {
    type: 'job',
    job: 'verkauf',
    back: { label: 'Alle Stellen', href: '/sortiment' },
    tasksLabel: 'Was zu tun ist',
    profileLabel: 'Was Sie mitbringen',
    applyTitle: 'In einer Minute beworben',
    applyText: 'Name, Telefon und ein Satz genügen.',
    action: { label: 'Jetzt bewerben', href: '/contact?inquiry=backkurs' },
  },
]
