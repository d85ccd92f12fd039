import type { z } from 'zod'
import type { photo } from './schema.ts'

export const examples: z.input<typeof photo.schema>[] = [
  {
    type: 'photo',
    picture: {
      src: 'foto-backstube.jpg',
      alt: 'Die Backstube bei Nacht, rechts glüht der Ofen, links liegen Laibe auf dem Tisch',
      focus: 'right',
    },
    caption: 'Halb vier in der Backstube, der Ofen ist seit einer Stunde heiß.',
    credit: 'Platzhalter, vom Computer gezeichnet',
  },
  {
    type: 'photo',
    look: 'column',
    ratio: '3-2',
    picture: {
      src: 'foto-baeckerin.jpg',
      alt: 'Eine Bäckerin mit weißer Mütze vor Regalen voller Brote',
      focus: 'top-left',
    },
    caption: 'Anna Weizenkorn leitet die Backstube seit 2019.',
  },
]
