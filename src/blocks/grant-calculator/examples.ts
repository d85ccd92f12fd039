import type { z } from 'zod'
import type { grantCalculator } from './schema.ts'

export const examples: z.input<typeof grantCalculator.schema>[] = [
  {
    type: 'grant-calculator',
    title: 'Was der neue Ofen bringt',
    intro: 'Rechnen Sie mit Ihren Zahlen.',
    rules: 'ofen',
    cases: [
      {
        label: 'Eine Backstube, alter Ofen',
        system: 'holzofen',
        oldHeating: 'gasofen',
        costs: 18_000,
        income: 45_000,
      },
      {
        label: 'Zwei Backstuben, vermietet',
        system: 'waermepumpe',
        units: 2,
        costs: 40_000,
        livesThere: false,
      },
    ],
    note: 'Erst der Antrag, dann die Arbeit.',
    action: { label: 'Mit diesem Ergebnis anfragen', href: '/contact?inquiry=backkurs' },
  },
]
