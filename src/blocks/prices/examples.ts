import type { z } from 'zod'
import type { prices } from './schema.ts'

export const examples: z.input<typeof prices.schema>[] = [
  {
    type: 'prices',
    title: 'Was eine Torte kostet',
    intro: 'Damit Sie vor dem ersten Gespräch wissen, worum es geht.',
    rows: [
      {
        what: 'Hochzeitstorte, drei Stockwerke',
        from: 280,
        to: 1450,
        drivers: ['Zahl der Gäste', 'Blumen aus Zucker'],
      },
      { what: 'Blechkuchen', from: 18, to: 26, per: 'je Blech' },
    ],
    asOf: '2026-05-04',
    note: 'Mit Mehrwertsteuer und Lieferung im Ort.',
  },
]
