import { z } from 'zod'
import { entries, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Subsidy programmes with their state; links to funding bodies open in a new tab. */
export const subsidies = defineBlock(
  'subsidies',
  {
    name: 'Förderung',
    purpose: 'Förderprogramme mit Betrag und Stand. Beendete sind als beendet gekennzeichnet.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    subsidies: entries('subsidies').describe('Kurznamen aus subsidies.yaml; weglassen für alle'),
  },
  {
    ui: {
      status: z
        .strictObject({
          open: text().describe('Zu status: open, zum Beispiel: Anträge möglich'),
          paused: text().describe('Zu status: paused, zum Beispiel: Antragstellung ruht'),
          closed: text().describe('Zu status: closed, zum Beispiel: Programm beendet'),
        })
        .describe('Beschriftung für den Stand eines Programms'),
      kind: z
        .strictObject({
          grant: text().describe('Zu kind: grant, zum Beispiel: Zuschuss'),
          loan: text().describe('Zu kind: loan, zum Beispiel: Kredit'),
          mixed: text().describe('Zu kind: mixed, zum Beispiel: Zuschuss oder Kredit'),
        })
        .describe('Beschriftung für die Art der Förderung'),
      audience: text().describe('Wort vor der Zielgruppe: Für wen'),
      asOf: message('date').describe('Zeile mit dem Stand der Angaben: Stand: {date}'),
    },
  },
)
