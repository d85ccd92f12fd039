import { action, currentEntry, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { articleThings } from './things.ts'

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
    footerTitle: text().optional().describe('Überschrift unter dem Beitrag'),
    footerText: text().optional().describe('Ein Satz dazu'),
    footerAction: action().optional().describe('Schaltfläche unter dem Beitrag'),
  },
  {
    title: true,
    things: articleThings,
    ui: {
      byline: message('author').default('Von {author}').describe('Zeile mit dem Namen'),
    },
  },
)
