import type { z } from 'zod'
import type { questions } from './schema.ts'

export const examples: z.input<typeof questions.schema>[] = [
  {
    type: 'questions',
    title: 'Oft gefragt',
    intro: 'Was Kundinnen und Kunden an der Theke wissen wollen.',
    questions: [
      {
        id: 'einfrieren',
        question: 'Kann ich Brot einfrieren?',
        answer: 'Ja, bis zu **drei Monate**. In Scheiben geschnitten taut es schneller auf.',
      },
      {
        id: 'bestellen',
        question: 'Bis wann muss ich bestellen?',
        answer: 'Bis zum Abend davor, [am Telefon oder hier](/contact).',
      },
    ],
  },
]
