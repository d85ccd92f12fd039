import { message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Finds pages, articles, projects, vacancies and questions. */
export const search = defineBlock(
  'search',
  {
    name: 'Suche',
    purpose:
      'Sucht in allen Seiten, Neuigkeiten, Referenzen, Stellen und Fragen. Auf der Seite mit der Adresse `/suche` ist ein Link wie `/suche?q=wallbox` möglich. Das Verzeichnis entsteht beim Bauen und wird erst geladen, wenn jemand sucht.',
  },
  {
    title: text().optional().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
  },
  {
    search: true,
    ui: {
      label: text().default('Wonach suchen Sie?').describe('Beschriftung des Feldes'),
      some: message('count')
        .default('{count} Treffer')
        .describe('Wie viel gefunden wurde, wenn alles hier steht'),
      best: message('count', 'shown')
        .default('{count} Treffer, hier die besten {shown}')
        .describe('Wenn mehr gefunden wurde, als hier steht'),
      none: message('words', 'phone')
        .default('Zu „{words}“ gibt es hier nichts. Rufen Sie an, wir helfen gern weiter: {phone}')
        .describe('Wenn nichts gefunden wurde'),
      failed: text()
        .default('Die Suche lässt sich gerade nicht laden. Prüfen Sie die Internetverbindung.')
        .describe('Wenn das Verzeichnis nicht zu laden ist'),
      noScript: text()
        .default(
          'Die Suche braucht JavaScript. Ohne JavaScript hilft das Menü oben auf jeder Seite.',
        )
        .describe('Hinweis ohne JavaScript'),
    },
  },
)
