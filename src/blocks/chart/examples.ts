import type { z } from 'zod'
import type { chart } from './schema.ts'

export const examples: z.input<typeof chart.schema>[] = [
  {
    type: 'chart',
    title: 'Der neue Ofen braucht ein Drittel weniger',
    intro: 'Gebacken haben wir in beiden Jahren gleich viel.',
    look: 'bars',
    unit: 'kWh im Monat',
    labels: ['Alter Ofen, 2024', 'Neuer Ofen, 2025'],
    series: [{ values: [6150, 4080] }],
    source: 'Stromzähler der Backstube',
    asOf: '2026-01-31',
  },
  {
    type: 'chart',
    title: 'Wann die Backstube Strom braucht',
    look: 'lines',
    unit: 'kW',
    labels: ['0 Uhr', '3 Uhr', '6 Uhr', '9 Uhr', '12 Uhr', '15 Uhr', '18 Uhr', '21 Uhr', '24 Uhr'],
    series: [
      { name: 'Öfen', values: [2, 18, 14.5, 6, 3, 1, 0, 0, 2] },
      { name: 'Kühlung', values: [3, 3, 3.5, 4, 5, 5, 4.5, 3.5, 3] },
    ],
    source: 'Stromzähler der Backstube, ein Dienstag',
    asOf: '2026-03-03',
  },
  {
    type: 'chart',
    title: 'Was am liebsten gekauft wird',
    look: 'shares',
    unit: '%',
    labels: ['Brot', 'Brötchen', 'Kuchen und Torten'],
    series: [{ values: [46, 38, 16] }],
    source: 'Kasse',
    asOf: '2026-06-30',
  },
  {
    type: 'chart',
    title: 'Sommer und Winter',
    look: 'bars',
    unit: 'Stück am Tag',
    labels: ['Brot', 'Eis im Becher'],
    series: [
      { name: 'Sommer', values: [310, 240] },
      { name: 'Winter', values: [420, 0] },
    ],
    source: 'Kasse',
    asOf: '2026-06-30',
  },
]
