/** Legal forms of companies, as far as trades companies have them, by their German names; `andere` are all others. */
export const LEGAL_FORMS = [
  'einzelunternehmen',
  'gbr',
  'ohg',
  'kg',
  'ug',
  'gmbh',
  'gmbh-co-kg',
  'ag',
  'eg',
  'andere',
] as const

export type LegalForm = (typeof LEGAL_FORMS)[number]
