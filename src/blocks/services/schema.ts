import { z } from 'zod'
import { entries, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { serviceThings } from './things.ts'

/** Service cards: an overview that leads to pages, or the services of one page in detail. */
export const services = defineBlock(
  'services',
  {
    name: 'Leistungen',
    purpose:
      'Karten mit Leistungen. Als Übersicht führen sie zu Seiten, ausführlich nennen sie die Vorteile.',
  },
  {
    title: text().optional().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    look: z
      .enum(['overview', 'detail', 'folded'])
      .default('detail')
      .describe(
        'overview: Kacheln, die zu Seiten führen; detail: ausführlich mit Vorteilen; folded: zum Vergleichen, Beschreibung und Vorteile auf dem Handy zum Aufklappen',
      ),
    services: entries('services').describe('Kurznamen aus services.yaml; weglassen für alle'),
    linkLabel: text().optional().describe('Beschriftung des Links: Mehr erfahren'),
  },
  {
    widest: 680,
    things: serviceThings,
    ui: {
      more: text().default('Mehr dazu').describe('Klappt auf, was es zu sagen gibt'),
    },
  },
)
