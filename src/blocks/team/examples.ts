import type { z } from 'zod'
import type { team } from './schema.ts'

export const examples: z.input<typeof team.schema>[] = [
  {
    type: 'team',
    title: 'Wer bei uns backt',
    intro: 'Rufen Sie an, wen Sie brauchen. Vor elf ist in der Backstube niemand am Telefon.',
    people: [
      {
        name: 'Anna Weizenkorn',
        role: 'Bäckermeisterin, leitet die Backstube',
        photo: {
          src: 'foto-baeckerin.jpg',
          alt: 'Anna Weizenkorn mit weißer Mütze vor Regalen voller Brote',
          focus: 'top-left',
        },
        text: 'Seit 2019 im Haus. Fragen Sie sie, warum ein Sauerteig drei Tage braucht.',
        phone: '+49 2581 98765-11',
        email: 'weizenkorn@baeckerei.example',
      },
      {
        name: 'Emre Yıldız',
        role: 'Bestellungen und Torten',
        phone: '+49 2581 98765-12',
      },
    ],
  },
]
