import { entries, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Success stories, each with its figure. */
export const stories = defineBlock(
  'stories',
  { name: 'Erfolgsgeschichten', purpose: 'Beispiele, jedes mit einer Zahl.' },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    stories: entries('stories').describe('Kurznamen aus stories.yaml; weglassen für alle'),
  },
)
