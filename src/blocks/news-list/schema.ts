import { z } from 'zod'
import { action, leadingEntries, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** News items, newest first, each leading to its article. */
export const newsList = defineBlock(
  'news-list',
  {
    name: 'Liste der Neuigkeiten',
    purpose:
      'Alle Neuigkeiten, die neueste zuerst. Ab 20 Neuigkeiten verteilt sich die Liste von selbst auf mehrere Seiten: `/blog`, `/blog/seite-2` und so weiter.',
  },
  {
    title: text().optional().describe('Überschrift'),
    news: leadingEntries('news', ['title', 'excerpt', 'date', 'image']).describe(
      'Kurznamen von Neuigkeiten; weglassen für alle',
    ),
    limit: z
      .int()
      .min(1)
      .max(20)
      .optional()
      .describe('Nur die neuesten zeigen, so viele: 3; weglassen für alle'),
    readMore: text().describe('Beschriftung des Links: Weiterlesen'),
    back: action().optional().describe('Link zurück, zum Beispiel zu /about'),
  },
  { pages: 'news', widest: 680 },
)
