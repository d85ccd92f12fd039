import { z } from 'zod'
import { text } from '../fields.ts'
import { POSTCODES } from './postcode.ts'

/** A town in which the company works. */
export const area = z.strictObject({
  town: text().describe('Ort: Warendorf'),
  postcodes: z
    .array(
      z.string().regex(POSTCODES).meta({
        form: 'die Postleitzahl, oder die erste und die letzte mit einem Strich dazwischen, in Anführungszeichen: "10115–14199"',
      }),
    )
    .default([])
    .describe('Postleitzahlen in Anführungszeichen; viele von–bis: ["59555", "10115–14199"]'),
  districts: z
    .array(text())
    .default([])
    .describe('Ortsteile, nach denen jemand fragen kann: [Freckenhorst, Hoetmar]'),
  km: z.int().min(0).max(1000).describe('Entfernung von der Werkstatt auf der Straße: 18'),
  note: text().optional().describe('Was hier anders ist, als Satz: Nur Sanierungen.'),
})

export type Area = z.output<typeof area>
