import { action, currentEntry, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** A news article. */
export const article = defineBlock(
  'article',
  {
    name: 'Neuigkeit',
    purpose:
      'Eine ganze Neuigkeit. Der Block steht nur in der Datei, aus der die Seiten der Neuigkeiten werden.',
  },
  {
    article: currentEntry('news').describe('Weglassen: der Beitrag, um den es auf der Seite geht'),
    back: action().describe('Link zurück zur Übersicht'),
    footerTitle: text().describe('Überschrift unter dem Beitrag'),
    footerText: text().describe('Ein Satz dazu'),
    footerAction: action().describe('Schaltfläche unter dem Beitrag'),
  },
  { title: true, ui: { byline: message('author').describe('Zeile mit dem Namen: Von {author}') } },
)
