/** Legal forms of German companies, as far as trades companies have them. */
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
] as const

export type LegalForm = (typeof LEGAL_FORMS)[number]
