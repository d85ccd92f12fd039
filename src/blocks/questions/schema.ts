import { z } from 'zod'
import { markdown, slug, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { questionThings } from './things.ts'

/** What people ask, each answer behind its question. */
export const questions = defineBlock(
  'questions',
  {
    name: 'Fragen und Antworten',
    purpose:
      'Fragen, die Besucher stellen. Die Antwort klappt auf, auch ohne JavaScript; ein Link auf `/seite#kurzname` führt zu ihr und öffnet sie.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    questions: z
      .array(
        z.strictObject({
          id: slug().describe('Kurzname der Frage, klein und ohne Umlaute; Sprungmarke: dauer'),
          question: text().describe('Die Frage, wie jemand sie stellt'),
          answer: markdown().describe('Die Antwort; die ersten Worte sagen das Wichtigste'),
        }),
      )
      .min(1)
      .describe('Fragen der Reihe nach'),
  },
  { anchors: 'questions', things: questionThings },
)
