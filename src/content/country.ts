/** What of addresses and telephone numbers is a country's own. */
export interface Country {
  name: string
  /** How many digits a postcode has. */
  postcodeDigits: number
  /** What stands before a number that is called from abroad. */
  callingCode: string
}

/** Countries in which companies of this kind are, by their two letters; of others nothing is known. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  DE: { name: 'Deutschland', postcodeDigits: 5, callingCode: '49' },
  AT: { name: 'Österreich', postcodeDigits: 4, callingCode: '43' },
  CH: { name: 'Schweiz', postcodeDigits: 4, callingCode: '41' },
}

/** The two letters of the country that a number with its code is called in, if it is one of ours. */
export const countryOfPhone = (phone: string): string | undefined =>
  Object.entries(COUNTRIES).find(([, { callingCode }]) => phone.startsWith(`+${callingCode}`))?.[0]
