import { z } from 'zod'
import { sample, text } from '../fields.ts'
import { POSTCODE } from './postcode.ts'

/** What an address in the company's own country consists of. How many digits its postcode has, is asked later. */
export const address = {
  street: text()
    .regex(/^(?!.*(?:,\s*(?:[A-Z]{1,2}-)?\d{4}|\b\d{5})\s+\p{L})/u)
    .meta({
      description: 'Straße und Hausnummer',
      form: 'Straße und Hausnummer, ohne Postleitzahl und Ort: Musterweg 5',
    }),
  postcode: z
    .string()
    .regex(POSTCODE)
    .meta({
      ...sample('Postleitzahl in Anführungszeichen', '12345', '"12345"'),
      form: 'die Ziffern in Anführungszeichen, in Deutschland fünf, in Österreich und der Schweiz vier: "12345"',
    }),
  city: text()
    .regex(/^(?!(?:[A-Z]{1,2}-)?\d{4,5}\s)(?=.*\p{L})/u)
    .meta({ description: 'Ort', form: 'nur den Ort, ohne Postleitzahl: Musterstadt' }),
}
