import { entries, message, text, words } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { prepareSubsidies } from './prepare.ts'

/** Subsidy programmes with their state; links to funding bodies open in a new tab. */
export const subsidies = defineBlock(
  'subsidies',
  {
    name: 'Förderung',
    purpose:
      'Förderprogramme mit Betrag und Stand. Ruhende stehen hinter den offenen, beendete zuletzt und als beendet gekennzeichnet.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    subsidies: entries('subsidies').describe('Kurznamen aus subsidies.yaml; weglassen für alle'),
  },
  {
    prepare: prepareSubsidies,
    ui: {
      status: words({
        open: text().default('Anträge möglich').describe('Zu status: open'),
        paused: text().default('Antragstellung ruht').describe('Zu status: paused'),
        closed: text().default('Programm beendet').describe('Zu status: closed'),
      }).describe('Beschriftung für den Stand eines Programms'),
      kind: words({
        grant: text().default('Zuschuss').describe('Zu kind: grant'),
        loan: text().default('Kredit').describe('Zu kind: loan'),
        mixed: text().default('Zuschuss oder Kredit').describe('Zu kind: mixed'),
      }).describe('Beschriftung für die Art der Förderung'),
      conditions: text()
        .default('Bedingungen')
        .describe('Klappt auf dem Handy auf, was für ein Programm gilt'),
      audience: text().default('Für wen').describe('Wort vor der Zielgruppe'),
      asOf: message('date').default('Stand: {date}').describe('Zeile mit dem Stand der Angaben'),
    },
  },
)
