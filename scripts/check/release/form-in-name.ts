import { LEGAL_FORMS, type LegalForm } from '../../../src/content/site/legal-form.ts'
import { type CompanyData, type FormSign, signs } from './legal-forms.ts'

/** How people write a form behind a name, whether or not the law is content with it. */
const alsoWritten: Partial<Record<LegalForm, string>> = {
  gbr: 'GbR|GesbR|[Gg]esellschaft (?:bürgerlichen|nach bürgerlichem) Rechts?',
  ug: '(?:UG|Unternehmergesellschaft)(?:\\s+\\(haftungsbeschränkt\\))?',
  gmbh: 'Gmbh|GMBH|gmbh',
  'gmbh-co-kg': '(?:GmbH|Gmbh|GMBH|gmbh)\\s*(?:&|\\+|und|UND)\\s*C[oO]\\.?\\s*KG',
  eg: 'Genossenschaft',
  andere: 'Stiftung|Ltd\\.?|Limited',
}

/** A partner's form is not the company's (`AG & Co. KG`), nor are letters the form that a name begins with. */
const written = (form: LegalForm, { has }: FormSign): RegExp =>
  new RegExp(
    `(?<!^|[\\p{L}-])(?:${[alsoWritten[form], has.source].filter(Boolean).join('|')})(?![\\p{L}-]|\\s*(?:&|\\+|und|UND)\\s*C[oO]\\b)`,
    'gu',
  )

/** A form that a name says, and the characters that say it. */
export interface FormInName {
  form: LegalForm
  start: number
  end: number
}

const patterns = LEGAL_FORMS.map((form) => ({ form, pattern: written(form, signs[form]) }))

/** The legal form that a company's name says: the last one in it, the longer of two that end together. */
export const formInName = (name: string): FormInName | undefined =>
  patterns
    .flatMap(({ form, pattern }) =>
      [...name.matchAll(pattern)].map(({ 0: sign, index }) => ({
        form,
        start: index,
        end: index + sign.length,
      })),
    )
    .toSorted((a, b) => a.end - b.end || b.start - a.start)
    .at(-1)

/** The form that a company's name says, where that is not the one that it gives as its own; the name may be none. */
export const otherForm = ({
  legalForm,
  legalName,
}: Partial<Record<keyof CompanyData, unknown>>): LegalForm | undefined => {
  const form = typeof legalName === 'string' ? formInName(legalName)?.form : undefined
  return form === legalForm ? undefined : form
}
