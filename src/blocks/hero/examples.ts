import type { z } from 'zod'
import type { hero } from './schema.ts'

export const examples: z.input<typeof hero.schema>[] = [
  {
    type: 'hero',
    badge: 'Mehl aus der Mühle nebenan',
    title: 'Brot, das Zeit hatte',
    subtitle: 'Unser Sauerteig ruht zwei Tage, bevor er in den Ofen kommt.',
    actions: [
      { label: 'Brot vorbestellen', href: '/contact' },
      { label: 'Zur Startseite', href: '/' },
    ],
    picture: { src: 'beispiel.svg', alt: 'Ein Korb mit frischem Brot' },
    film: ['https://film.example/backstube.mp4'],
  },
  {
    type: 'hero',
    title: 'Kuchen und Torten',
    subtitle: 'Für zwölf Gäste oder für hundert.',
    picture: { src: 'beispiel.svg', decorative: true },
  },
  {
    type: 'hero',
    title: 'Nachts um halb vier',
    subtitle: 'Dann ist der Ofen heiß, und die ersten Laibe gehen hinein.',
    picture: {
      src: 'foto-backstube.jpg',
      alt: 'Die Backstube bei Nacht, rechts glüht der Ofen',
      focus: 'right',
    },
  },
  { type: 'hero', title: 'Kontakt' },
]
