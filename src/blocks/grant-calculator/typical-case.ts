import { z } from 'zod'
import { euros, text } from '../../content/fields.ts'

/** A case as an editor writes it for the table. */
export const typicalCase = z.strictObject({
  label: text().describe('Der Fall in Worten: Einfamilienhaus, alte Ölheizung'),
  system: text().describe('Neue Heizung, Kurzname aus grant-rules.yaml: waermepumpe'),
  oldHeating: text().optional().describe('Alte Heizung, Kurzname aus grant-rules.yaml: oel'),
  units: z.int().min(1).max(1000).default(1).describe('Wohnungen im Haus'),
  costs: euros().describe('Kosten in Euro: 32000'),
  livesThere: z.boolean().default(true).describe('true, wenn jemand vom Haushalt im Haus wohnt'),
  income: euros().optional().describe('Zu versteuerndes Einkommen des Haushalts in Euro: 38000'),
  children: z.int().min(0).max(30).default(0).describe('Kinder im Haushalt'),
  fromEurope: z.boolean().default(false).describe('true, wenn die Wärmepumpe aus Europa stammt'),
})

export type TypicalCase = z.output<typeof typicalCase>
