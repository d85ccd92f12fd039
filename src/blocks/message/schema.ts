import { z } from 'zod'
import { action, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** A page that says one thing, such as that an address does not exist. */
export const message = defineBlock(
  'message',
  {
    name: 'Meldung',
    purpose: 'Eine Seite, die nur eine Sache sagt, zum Beispiel: Seite nicht gefunden.',
  },
  {
    title: text().describe('Überschrift: 404'),
    subtitle: text().optional().describe('Zeile darunter: Seite nicht gefunden'),
    text: text().optional().describe('Ein bis zwei Sätze'),
    actions: z.array(action()).min(1).max(3).describe('Wie es weitergeht'),
  },
  { title: true },
)
