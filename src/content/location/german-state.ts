/** Germany's states as ISO 3166-2 has them, without `DE-`. */
export const GERMAN_STATES = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const

export type GermanState = (typeof GERMAN_STATES)[number]
