import { HOME } from '../../../src/content/location/country.ts'
import type { Content } from '../../validate/validate.ts'
import type { CompanyData } from './legal-forms.ts'

/** Where the rules stand that more countries have than one, as the last words of a message name them. */
export interface Laws {
  /** Words that praise what is good for the environment, and those that promise a balance of zero. */
  genericClaims: string
  neutralClaims: string
  reviews: string
  figures: string
  privacy: string
  /** Who gets the data that somebody enters. */
  recipients: string
}

const GERMAN: Laws = {
  genericClaims: 'Anhang zu § 3 Abs. 3 UWG',
  neutralClaims: 'Anhang zu § 3 Abs. 3 UWG, § 5 UWG',
  reviews: '§ 5b Abs. 3 UWG',
  figures: '§ 5 UWG',
  privacy: 'Art. 13 DSGVO',
  recipients: 'Art. 13 Abs. 1 Buchst. e DSGVO',
}

/** Each country has its own; what is said holds for companies in Switzerland, too. */
const EUROPEAN: Laws = {
  genericClaims: 'in der EU nach der Richtlinie (EU) 2024/825',
  neutralClaims: 'in der EU nach der Richtlinie (EU) 2024/825',
  reviews: 'in der EU nach Art. 7 Abs. 6 der Richtlinie 2005/29/EG',
  figures: 'in der EU nach Art. 12 der Richtlinie 2005/29/EG',
  privacy: 'in der EU nach Art. 13 DSGVO',
  recipients: 'in der EU nach Art. 13 Abs. 1 Buchst. e DSGVO',
}

/** Whether the law that is known here is not the company's. */
export const isAbroad = ({ site }: Content): boolean =>
  site !== undefined && (site.value.company as CompanyData).country !== HOME

/** What a company is told to be the rule. */
export const lawsFor = (content: Content): Laws => (isAbroad(content) ? EUROPEAN : GERMAN)
