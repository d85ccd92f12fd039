import { COUNTRIES, HOME } from '../../../src/content/location/country.ts'
import { own } from '../../../src/content/own.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { otherForm } from './form-in-name.ts'
import { type CompanyData, dutiesOf, type FormDuties, namesPartner } from './legal-forms.ts'
import { lawWording } from './messages.ts'

/** What is wrong with a value of `company`, or missing there. */
interface Finding {
  key: string
  words: Wording
}

const APOSTROPHE = "'’‘ʼ´`"
/** `"Jocki"`, `(Jocki)` */
const NICKNAME = `["„“”»«‚‘'(][^"„“”»«‚‘’'()]+["“”«»’‘')]`
/** `von`, `d’` */
const PARTICLE = `\\p{Ll}[\\p{L}${APOSTROPHE}]*`

const FULL_NAME = new RegExp(
  `\\p{Lu}[\\p{L}.${APOSTROPHE}-]+\\s+(?:(?:${PARTICLE}|${NICKNAME})\\s+)*(?:\\p{Ll}+[${APOSTROPHE}])?\\p{Lu}[\\p{L}${APOSTROPHE}-]+`,
  'u',
)
const STREET = /^(?!.*Postfach).*\d/is

const judgeStreet = ({ street = '' }: CompanyData): Finding[] =>
  STREET.test(street) ? [] : [{ key: 'street', words: lawWording.noStreetAddress() }]

/** By the company's own country; of one that is not known, any number may be right. */
const judgeVatId = ({ vatId, country = '' }: CompanyData): Finding[] => {
  const known = own(COUNTRIES, country)
  if (vatId === undefined || !known || known.vatId.form.test(vatId)) return []
  const { name, vatId: number } = known
  const words =
    country === HOME ? lawWording.noVatId() : lawWording.noForeignVatId(name, number.sample)
  return [{ key: 'vatId', words }]
}

const judgeRegister = (company: CompanyData, { of, registered }: FormDuties): Finding[] => {
  const missing = ['registerCourt', 'registerNumber'].filter((key) => company[key] === undefined)
  return registered ? missing.map((key) => ({ key, words: lawWording.noRegister(of, key) })) : []
}

/** The names of natural persons: a sole trader's own may be the company's. */
const judgeNames = (
  { legalForm, legalName = '', representedBy }: CompanyData,
  { of }: FormDuties,
): Finding[] => {
  const key = 'representedBy'
  if (representedBy !== undefined) {
    if (!namesPartner(legalForm, representedBy)) return [{ key, words: lawWording.noPartner(of) }]
    return FULL_NAME.test(representedBy) ? [] : [{ key, words: lawWording.noFullName() }]
  }
  const isNamed = legalForm === 'einzelunternehmen' && FULL_NAME.test(legalName)
  return isNamed ? [] : [{ key, words: lawWording.noRepresentative(of) }]
}

const judgeForm = (company: CompanyData): Finding[] => {
  const duties = dutiesOf(company)
  if (!duties) return [{ key: 'legalForm', words: lawWording.noForm() }]
  const { of, sign } = duties
  // A name that says another form is told as a contradiction.
  const isSaid = otherForm(company) || !sign || sign.has.test(company.legalName ?? '')
  return [
    ...(isSaid ? [] : [{ key: 'legalName', words: lawWording.noLegalForm(of, sign.example) }]),
    ...judgeRegister(company, duties),
    ...judgeNames(company, duties),
  ]
}

/** What German law asks for is asked of companies in Germany alone. */
const judgeCompany = (company: CompanyData): Finding[] =>
  company.country === HOME
    ? [...judgeForm(company), ...judgeStreet(company), ...judgeVatId(company)]
    : judgeVatId(company)

/**
 * What site.yaml has to say of the company so that its imprint can be complete. § 5 Abs. 1 DDG: Nr. 1
 * name, address, for legal persons their form and who represents them; Nr. 4 the register and the
 * number, of those who are registered; Nr. 6 the VAT number, of those who have one.
 */
export const checkCompany = ({ site }: Content): Problem[] => {
  if (!site) return []
  const company = site.value.company as CompanyData
  return judgeCompany(company).map(({ key, words }) => {
    const { value } = site.file.locate([...site.path, 'company', key])
    return problemAt(site.file.source, value, words)
  })
}
