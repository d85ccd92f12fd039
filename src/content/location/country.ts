/** What of addresses and numbers is a country's own. */
export interface Country {
  name: string
  /** How many digits a postcode has. */
  postcodeDigits: number
  /** What stands before a number that is called from abroad. */
  callingCode: string
  /** Its numbers for value added tax, and a sample of them. */
  vatId: { form: RegExp; sample: string }
}

/** The country whose law and holidays are known. */
export const HOME = 'DE'

/** Countries in which companies of this kind are, by their two letters; of others nothing is known. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  DE: {
    name: 'Deutschland',
    postcodeDigits: 5,
    callingCode: '49',
    vatId: { form: /^DE\s?\d{3}\s?\d{3}\s?\d{3}(?:-\d{5})?$/, sample: 'DE000000000' },
  },
  AT: {
    name: 'Österreich',
    postcodeDigits: 4,
    callingCode: '43',
    vatId: { form: /^ATU\s?\d{8}$/, sample: 'ATU00000000' },
  },
  CH: {
    name: 'Schweiz',
    postcodeDigits: 4,
    callingCode: '41',
    vatId: {
      form: /^CHE[-\s]?\d{3}\.?\d{3}\.?\d{3}\s(?:MWST|TVA|IVA)$/,
      sample: 'CHE-000.000.000 MWST',
    },
  },
}

/** The two letters of the country that a number with its code is called in, if it is one of ours. */
export const countryOfPhone = (phone: string): string | undefined =>
  Object.entries(COUNTRIES).find(([, { callingCode }]) => phone.startsWith(`+${callingCode}`))?.[0]
