import { z } from 'zod'
import { date, dated, link, slug, text } from '../fields.ts'

/** A subsidy programme. `external` links to the funding body, `contact` to the company's form. */
export const subsidy = z.strictObject({
  id: slug().describe('Kurzname des Programms, klein und ohne Umlaute: landes-zuschuss'),
  name: text().describe('Name des Programms'),
  amount: dated(text()).describe(
    'Höhe der Förderung: bis zu 1.500 €. Ändert sie sich an einem bestimmten Tag: Zeiträume. Texte nennen sie mit {subsidies.landes-zuschuss}',
  ),
  description: dated(text()).describe('Was gefördert wird und woran es hängt'),
  type: z
    .enum(['external', 'contact'])
    .describe('external: Seite des Fördergebers, contact: Anfrage'),
  href: link().describe('Offizielle Seite oder /contact?inquiry=…'),
  linkLabel: text().describe('Beschriftung des Links'),
  kind: z.enum(['grant', 'loan', 'mixed']).describe('grant: Zuschuss, loan: Kredit, mixed: beides'),
  status: z
    .enum(['open', 'paused', 'closed'])
    .describe('open: Anträge möglich, paused: ruht, closed: beendet'),
  audience: text().describe('Wer den Antrag stellen kann'),
  asOf: date().describe('Stand der Angaben: 2026-11-02'),
  reviewBy: date().describe('Bis wann sie wieder zu prüfen sind: 2027-02-01'),
})
