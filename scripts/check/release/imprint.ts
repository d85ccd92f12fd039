import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { judgeNotices } from './imprint-notices.ts'
import type { CompanyData } from './legal-forms.ts'
import { type LegalPage, legalPage, missingPage, showsFact } from './legal-pages.ts'
import { lawWording } from './messages.ts'

/** How people call the link to the imprint. */
export const IMPRINT = /Impressum|Anbieterkennzeichnung/i
const DDG = '§ 5 Abs. 1'

/** Facts of site.yaml that the imprint has to show, as far as the company has them. */
const facts: { keys: string[]; what: string; law: string }[] = [
  { keys: ['legalName'], what: 'der Name der Firma mit Rechtsform', law: `${DDG} Nr. 1 DDG` },
  { keys: ['street', 'postcode', 'city'], what: 'die ganze Anschrift', law: `${DDG} Nr. 1 DDG` },
  {
    keys: ['representedBy'],
    what: 'die Angabe, wem der Betrieb gehört oder wer ihn vertritt',
    law: `${DDG} Nr. 1 DDG`,
  },
  { keys: ['email'], what: 'die E-Mail-Adresse', law: `${DDG} Nr. 2 DDG` },
  {
    keys: ['phone'],
    what: 'die Telefonnummer als zweiter schneller Weg neben der E-Mail',
    law: `${DDG} Nr. 2 DDG`,
  },
  {
    keys: ['registerCourt', 'registerNumber'],
    what: 'der Registereintrag mit Gericht und Nummer',
    law: `${DDG} Nr. 4 DDG`,
  },
  {
    keys: ['supervisoryAuthority'],
    what: 'die zuständige Aufsichtsbehörde',
    law: `${DDG} Nr. 3 DDG`,
  },
  {
    keys: ['chamber'],
    what: 'die Kammer, der der Betrieb angehört',
    law: `${DDG} Nr. 5 Buchst. a DDG`,
  },
  {
    keys: ['tradeTitle', 'tradeTitleState'],
    what: 'die gesetzliche Berufsbezeichnung mit dem Staat, der sie verliehen hat',
    law: `${DDG} Nr. 5 Buchst. b DDG`,
  },
  { keys: ['vatId'], what: 'die Umsatzsteuer-Identifikationsnummer', law: `${DDG} Nr. 6 DDG` },
]

const companyOf = ({ site }: Content) => (site?.value.company ?? {}) as CompanyData

const judgeFacts = (page: LegalPage, company: CompanyData): Wording[] =>
  facts.flatMap(({ keys, what, law }) => {
    const missing = keys.filter(
      (key) => company[key] !== undefined && !showsFact(page, `company.${key}`, company[key]),
    )
    if (missing.length === 0) return []
    const names = missing.map((key) => `{company.${key}}`).join(', ')
    return [lawWording.imprintLacks(what, law, `Ergänzen Sie im Impressum eine Zeile mit ${names}`)]
  })

/** What site.yaml says and what words say may be the same thing; then the name of the fact helps more. */
const eachOnce = (lacking: Wording[]): Wording[] => [
  ...new Map(lacking.map((words) => [words.message, words])).values(),
]

/** What the imprint has to say and does not; `§ 5 DDG` and its neighbours. */
export const checkImprint = (content: Content): Problem[] => {
  const missing = missingPage(content, IMPRINT, 'Impressum', '§ 5 Abs. 1 DDG')
  if (missing) return [missing]
  const imprint = legalPage(content, IMPRINT)
  if (!imprint) return []
  const { key, value } = imprint.page.file.locate(['blocks'])
  const lacking = [...judgeNotices(imprint, content), ...judgeFacts(imprint, companyOf(content))]
  return eachOnce(lacking).map((words) => problemAt(imprint.page.file.source, key ?? value, words))
}
