import { action, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** The call to action that closes a page: to the form, or to the phone. */
export const consultation = defineBlock(
  'consultation',
  { name: 'Aufforderung am Ende der Seite', purpose: 'Führt zum Kontaktformular und zum Telefon.' },
  {
    title: text().describe('Überschrift'),
    subtitle: text().optional().describe('Ein bis zwei Sätze'),
    action: action().describe('Schaltfläche zum Kontaktformular'),
    callLabel: text().describe('Beschriftung des Anrufknopfs: Jetzt anrufen: {company.phone}'),
    note: text().optional().describe('Zeile darunter: Schnelle Antwort garantiert'),
  },
)
