/** What schema.org calls a business; programs tell by it what a company does. */
export const BUSINESS_KINDS = [
  'LocalBusiness',
  'HomeAndConstructionBusiness',
  'GeneralContractor',
  'HVACBusiness',
  'Plumber',
  'Electrician',
  'HousePainter',
  'RoofingContractor',
  'Locksmith',
  'Bakery',
] as const

export type BusinessKind = (typeof BUSINESS_KINDS)[number]
