import type { LegalForm } from '../../../src/content/site/legal-form.ts'

/** Who runs a company of a form, and how its number in the register begins. */
export interface LegalFormWords {
  /** The word before whoever runs it. */
  represented: string
  /** A sample of who that is. */
  representative: string
  /** A sample of its number, where it has one. */
  registerNumber: string
}

/** Stands in samples where a person is named. */
export const PERSON = 'Vorname Nachname'
const PARTNERS = `${PERSON} und ${PERSON}`

export const legalForms: Record<LegalForm, LegalFormWords> = {
  einzelunternehmen: {
    represented: 'Inhaber/in',
    representative: PERSON,
    registerNumber: 'HRA 00000',
  },
  gbr: { represented: 'Gesellschafter', representative: PARTNERS, registerNumber: 'GsR 00000' },
  ohg: { represented: 'Vertreten durch', representative: PARTNERS, registerNumber: 'HRA 00000' },
  kg: { represented: 'Persönlich haftend', representative: PERSON, registerNumber: 'HRA 00000' },
  ug: { represented: 'Geschäftsführung', representative: PERSON, registerNumber: 'HRB 00000' },
  gmbh: { represented: 'Geschäftsführung', representative: PERSON, registerNumber: 'HRB 00000' },
  'gmbh-co-kg': {
    represented: 'Vertreten durch',
    representative: `Muster Verwaltungs-GmbH, diese durch ${PERSON}`,
    registerNumber: 'HRA 00000',
  },
  ag: { represented: 'Vorstand', representative: PERSON, registerNumber: 'HRB 00000' },
  eg: { represented: 'Vorstand', representative: PERSON, registerNumber: 'GnR 000' },
  andere: { represented: 'Vertreten durch', representative: PERSON, registerNumber: 'Nr. 00000' },
}
