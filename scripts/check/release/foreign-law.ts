import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { IMPRINT } from './imprint.ts'
import { type LegalPage, legalPage } from './legal-pages.ts'
import { lawWording } from './messages.ts'
import { PRIVACY } from './privacy.ts'

/** What only a text about German law names, laws that have been replaced included. */
const GERMAN_LAW =
  /(?<!\p{L})(?:DDG|TDDDG|VSBG|MStV|HwO|Handwerksordnung|TMG|TTDSG|RStV)(?!\p{L})|§\s*147\s+AO|gesetze-im-internet\.de|bfdi\.bund\.de/u

const isGerman = (page: LegalPage | undefined): boolean =>
  page !== undefined && GERMAN_LAW.test(page.written)

/** One problem for a company abroad whose imprint or privacy policy names German law. */
export const checkForeignLaw = (content: Content): Problem[] => {
  const { site } = content
  const pages = [IMPRINT, PRIVACY].map((label) => legalPage(content, label))
  if (!site || !pages.some(isGerman)) return []
  const { value } = site.file.locate([...site.path, 'company', 'country'])
  return [problemAt(site.file.source, value, lawWording.foreignLaw())]
}
