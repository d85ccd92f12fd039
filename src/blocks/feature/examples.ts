import type { z } from 'zod'
import type { feature } from './schema.ts'

export const examples: z.input<typeof feature.schema>[] = [
  {
    type: 'feature',
    title: 'Eine Backstube, drei Öfen',
    text: 'Der älteste wird noch mit **Holz** geheizt.',
    points: ['Steinofen von 1928', 'Mehl aus der Region'],
    picture: { src: 'beispiel.svg', alt: 'Ein Korb mit frischem Brot' },
    actions: [{ label: 'Kontakt aufnehmen', href: '/contact' }],
  },
  {
    type: 'feature',
    title: 'Wer hier backt',
    text: 'Anna Weizenkorn hat bei uns gelernt und leitet die Backstube.',
    picture: {
      src: 'foto-baeckerin.jpg',
      alt: 'Eine Bäckerin mit weißer Mütze vor Regalen voller Brote',
      focus: 'top-left',
    },
  },
  { type: 'feature', title: 'Unser Sauerteig', text: 'Er wird jeden Abend gefüttert.' },
]
