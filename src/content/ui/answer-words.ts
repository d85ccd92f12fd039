import type { z } from 'zod'
import { text, words } from '../fields.ts'

/** What a visitor reads who posts the contact form without a script: the answer is a page of its own then. */
export const answerWords = words({
  title: text().default('Nachricht').describe('Titel im Browser-Reiter'),
  home: text().default('Zur Startseite').describe('Link unter der Antwort'),
  thanks: text().default('Vielen Dank. Ihre Nachricht ist angekommen.').describe('Angenommen'),
  refused: text()
    .default('Die Nachricht wurde nicht angenommen.')
    .describe('Nicht angenommen; der Grund steht dahinter'),
  back: text()
    .default('Gehen Sie im Browser zurück: Ihr Text steht noch im Formular.')
    .describe('Steht hinter dem Grund'),
  failed: text()
    .default('Die Nachricht konnte nicht gespeichert werden. Bitte rufen Sie uns an.')
    .describe('Der Server hat einen Fehler'),
  reasons: words({
    unreadable: text().default('Sie ließ sich nicht lesen.').describe('Unlesbar'),
    foreign: text().default('Sie kam von einer anderen Website.').describe('Fremd'),
    noPost: text()
      .default('Hier kommen nur Nachrichten aus dem Formular an.')
      .describe('Nicht aus dem Formular, sondern aus der Adresszeile'),
    tooLarge: text()
      .default('Sie ist zu lang, oder die Fotos sind zu groß oder zu viele.')
      .describe('Zu groß'),
    noForm: text()
      .default('Sie kam nicht von einem Formular, oder eine Datei darin ist kein Foto.')
      .describe('Falsche Art von Datei'),
    misdirected: text()
      .default('Sie ist bei einer anderen Website angekommen. Bitte rufen Sie uns an.')
      .describe('Beim Posteingang einer anderen Website angekommen'),
    fields: text()
      .default('In einem Feld fehlt etwas, oder es steht etwas Falsches darin.')
      .describe('Angaben fehlen'),
    tooMany: text()
      .default(
        'Es kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      )
      .describe('Zu viele Nachrichten'),
    full: text()
      .default('Der Speicher für Nachrichten ist voll. Bitte rufen Sie uns an.')
      .describe('Kein Platz auf dem Server'),
  }).describe('Gründe, aus denen eine Nachricht nicht angenommen wird'),
})

export type AnswerWords = z.output<typeof answerWords>

/** Which reason a status has. */
export const REASONS = {
  400: 'unreadable',
  403: 'foreign',
  405: 'noPost',
  413: 'tooLarge',
  415: 'noForm',
  421: 'misdirected',
  422: 'fields',
  429: 'tooMany',
  507: 'full',
} as const satisfies Record<number, keyof AnswerWords['reasons']>
