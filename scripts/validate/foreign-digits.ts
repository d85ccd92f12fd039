import { COUNTRIES } from '../../src/content/location/country.ts'
import { own } from '../../src/content/own.ts'
import type { Schema } from '../schema/schema.ts'

/** What a field takes that holds one postcode of any country, and what it does not. */
const TAKEN = ['1234', '12345']
const REFUSED = ['123', '123456', '1234–1235']

const takesPostcode = (schema: Schema): boolean =>
  TAKEN.every((text) => schema.safeParse(text).success) &&
  !REFUSED.some((text) => schema.safeParse(text).success)

/** Whether a text is a postcode with more or fewer digits than those of the company's country have, where it is known. */
export const hasForeignDigits = (text: string, schema: Schema, country = ''): boolean => {
  const digits = own(COUNTRIES, country)?.postcodeDigits
  return (
    digits !== undefined &&
    /^\d{4,5}$/.test(text) &&
    text.length !== digits &&
    takesPostcode(schema)
  )
}
