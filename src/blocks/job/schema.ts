import { action, currentEntry, message, text, words } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { jobThings } from './things.ts'

/** One open position, on a page of its own. */
export const job = defineBlock(
  'job',
  {
    name: 'Stelle',
    purpose:
      'Eine ganze Stelle mit Bezahlung, Arbeitszeit, Ort, Beginn und Ansprechperson. Der Block steht nur in der Datei, aus der die Seiten der Stellen werden; ist die Stelle besetzt oder abgelaufen, gibt es die Seite nicht mehr.',
  },
  {
    job: currentEntry('jobs').describe('Weglassen: die Stelle, um die es auf der Seite geht'),
    back: action().describe('Link zurück zu allen Stellen'),
    tasksLabel: text().describe('Überschrift über den Aufgaben'),
    profileLabel: text().describe('Überschrift über dem, was jemand mitbringt'),
    applyTitle: text().describe('Überschrift über der Bewerbung'),
    applyText: text().describe('Was genügt: Name, Telefon und ein Satz'),
    action: action()
      .optional()
      .describe(
        'Schaltfläche zum Formular: Jetzt bewerben; nennt dort die Stelle. Weglassen, wenn es auf der Seite selbst steht',
      ),
  },
  {
    title: true,
    things: jobThings,
    ui: {
      facts: words({
        pay: text().default('Bezahlung').describe('Zeile pay'),
        hours: text().default('Arbeitszeit').describe('Zeile hours'),
        place: text().default('Ort').describe('Zeile place'),
        start: text().default('Beginn').describe('Zeile start'),
        contact: text().default('Ansprechperson').describe('Zeile contact'),
        until: text().default('Bewerbung bis').describe('Zeile validThrough'),
      }).describe('Angaben zur Stelle'),
      hour: message('from', 'to')
        .default('{from} bis {to} je Stunde')
        .describe('Bezahlung je Stunde'),
      month: message('from', 'to')
        .default('{from} bis {to} im Monat')
        .describe('Bezahlung im Monat'),
      call: message('phone').default('Anrufen: {phone}').describe('Link, der anruft'),
      whatsapp: text().default('Per WhatsApp bewerben').describe('Link zu WhatsApp'),
      email: message('email').default('E-Mail: {email}').describe('Link zur E-Mail'),
    },
  },
)
