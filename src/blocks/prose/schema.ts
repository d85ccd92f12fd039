import { markdown, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Running text, such as a section of the privacy policy. */
export const prose = defineBlock(
  'prose',
  {
    name: 'Fließtext',
    purpose: 'Ein längerer Text ohne Bild, zum Beispiel ein Abschnitt der Datenschutzerklärung.',
  },
  {
    title: text().optional().describe('Überschrift'),
    text: markdown().describe('Text, in Markdown'),
  },
)
