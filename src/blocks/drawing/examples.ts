import type { z } from 'zod'
import type { drawing } from './schema.ts'

export const examples: z.input<typeof drawing.schema>[] = [
  {
    type: 'drawing',
    title: 'Was in unserem Ofen geschieht',
    intro: 'Er wird jeden Morgen um drei mit Holz geheizt.',
    picture: { src: 'beispiel.svg', alt: 'Ein Ofen im Schnitt mit drei Nummern' },
    points: [
      { title: 'Feuerraum', text: 'Das Holz brennt zwei Stunden, dann wird die Glut ausgeräumt.' },
      { title: 'Gewölbe', text: 'Die Steine speichern die Wärme für acht Stunden.' },
      { title: 'Schieber' },
    ],
  },
]
