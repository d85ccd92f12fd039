/** What a company's amounts are in, by the two letters of its country. */
export const currencyOf = (country: string): 'CHF' | 'EUR' =>
  country === 'CH' || country === 'LI' ? 'CHF' : 'EUR'
