import { type Problem, problemAt, type Wording } from '../problem.ts'
import type { Checked, Content } from '../validate.ts'
import { type LegalPage, legalLink, legalPage, showsFact } from './legal-pages.ts'
import { lawWording } from './messages.ts'
import { allTexts } from './texts.ts'

const IMPRINT = /Impressum|Anbieterkennzeichnung/i
const DDG = '§ 5 Abs. 1'

/** A fact of site.yaml that the imprint has to show. */
const facts: { keys: string[]; what: string; law: string }[] = [
  { keys: ['legalName'], what: 'der Name der Firma mit Rechtsform', law: `${DDG} Nr. 1 DDG` },
  { keys: ['street', 'postcode', 'city'], what: 'die ganze Anschrift', law: `${DDG} Nr. 1 DDG` },
  { keys: ['representedBy'], what: 'die Angabe, wer die Firma vertritt', law: `${DDG} Nr. 1 DDG` },
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
  { keys: ['vatId'], what: 'die Umsatzsteuer-Identifikationsnummer', law: `${DDG} Nr. 6 DDG` },
]

const companyOf = ({ site }: Content) => (site?.value.company ?? {}) as Record<string, string>

const judgeFacts = (page: LegalPage, company: Record<string, string>): Wording[] =>
  facts.flatMap(({ keys, what, law }) => {
    const missing = keys.filter((key) => !showsFact(page, `company.${key}`, company[key]))
    if (missing.length === 0) return []
    const names = missing.map((key) => `{company.${key}}`).join(', ')
    return [lawWording.imprintLacks(what, law, `Ergänzen Sie im Impressum eine Zeile mit ${names}`)]
  })

/** Trades that only a master may run: their chamber and rules belong into the imprint. */
const MASTER =
  /(?<!\p{L})Meister(?:in|s|betrieb\p{L}*|brief\p{L}*|pflicht\p{L}*|titel\p{L}*)?(?!\p{L})|meister(?:in|betrieb)?(?!\p{L})|(?<!\p{L})Handwerk(?:s\p{L}*|er\p{L}*)?(?!\p{L})|Innung/u

/** Words without which the imprint lacks something; `when` says for whom it is needed. */
const notices: {
  has: RegExp
  what: string
  law: string
  repair: string
  when?: (content: Content) => boolean
}[] = [
  {
    has: /Handwerkskammer|(?<!\p{L})HWK(?!\p{L})|(?<!\p{L})Kammer(?!\p{L})/u,
    what: 'die Kammer, der der Betrieb angehört',
    law: `${DDG} Nr. 5 Buchst. a DDG`,
    repair: 'Ergänzen Sie eine Zeile mit Namen und Anschrift Ihrer Handwerkskammer.',
    when: (content) => speaksOfMasters(content),
  },
  {
    has: /Berufsbezeichnung|verliehen\s+in/i,
    what: 'die gesetzliche Berufsbezeichnung mit dem Staat, der sie verliehen hat',
    law: `${DDG} Nr. 5 Buchst. b DDG`,
    repair:
      'Schreiben Sie zum Beispiel: Installateur- und Heizungsbauermeister (verliehen in Deutschland)',
    when: (content) => speaksOfMasters(content),
  },
  {
    has: /Handwerksordnung|berufsrechtlich|Berufsrecht/i,
    what: 'der Hinweis auf das Berufsrecht',
    law: `${DDG} Nr. 5 Buchst. c DDG`,
    repair:
      'Nennen Sie die Handwerksordnung mit einem Link auf https://www.gesetze-im-internet.de/hwo/',
    when: (content) => speaksOfMasters(content),
  },
  {
    has: /§\s*36\s+(?:Abs\.\s*\d\s+)?VSBG|Verbraucherschlichtungsstelle|Verbraucherstreitbeilegungsgesetz/i,
    what: 'die Angabe, ob der Betrieb an der Schlichtung für Verbraucher teilnimmt',
    law: '§ 36 Abs. 1 Nr. 1 VSBG, Pflicht ab elf Beschäftigten',
    repair:
      'Schreiben Sie, ob Sie zu Verfahren vor einer Verbraucherschlichtungsstelle bereit oder verpflichtet sind.',
  },
  {
    has: /§\s*18\s+Abs(?:\.|atz)\s*2\s+MStV|(?:redaktionell|inhaltlich|journalistisch)\s+verantwortlich|verantwortlich\s+(?:für\s+(?:den\s+)?Inhalt|im\s+Sinne|i\.\s?S\.)/i,
    what: 'die Angabe, wer für die Neuigkeiten verantwortlich ist',
    law: '§ 18 Abs. 2 MStV',
    repair:
      'Ergänzen Sie eine Zeile „Redaktionell verantwortlich (§ 18 Abs. 2 MStV)“ mit Namen und Anschrift.',
    when: ({ entries }) => entries.some(({ collection }) => collection === 'news'),
  },
]

const speaksOfMasters = (content: Content): boolean =>
  allTexts(content).some(({ kind, written }) => kind === 'text' && MASTER.test(written))

const judgeNotices = ({ written }: LegalPage, content: Content): Wording[] =>
  notices
    .filter(({ has, when }) => !has.test(written) && (when?.(content) ?? true))
    .map(({ what, law, repair }) => lawWording.imprintLacks(what, law, repair))

const LEGAL_FORM =
  /(?<!\p{L})(?:g?GmbH|UG|AG|KG|KGaA|OHG|oHG|e?GbR|eG|SE|PartGm?b?B?|haftungsbeschränkt|Inhaber(?:in)?|Inh\.)(?!\p{L})|e\.\s?(?:K|V)\.|e\.\s?Kf[mr]\./u

/** What site.yaml says of the company, and what has to be in it. */
const shapes: { key: string; has: RegExp; words: Wording }[] = [
  { key: 'legalName', has: LEGAL_FORM, words: lawWording.noLegalForm() },
  {
    key: 'representedBy',
    has: /\p{Lu}[\p{L}.'-]+\s+(?:\p{Ll}+\s+)*\p{Lu}[\p{L}'-]+/u,
    words: lawWording.noFullName(),
  },
  { key: 'street', has: /^(?!.*Postfach).*\d/is, words: lawWording.noStreetAddress() },
  { key: 'vatId', has: /^DE\s?\d{3}\s?\d{3}\s?\d{3}(?:-\d{5})?$/, words: lawWording.noVatId() },
]

const inSite = ({ file, path }: Checked, steps: string[], words: Wording): Problem => {
  const { key, value } = file.locate([...path, ...steps])
  return problemAt(file.source, steps.at(-1) === 'legal' ? (key ?? value) : value, words)
}

/** What the imprint has to say and does not; `§ 5 DDG` and its neighbours. */
export const checkImprint = (content: Content): Problem[] => {
  const { site } = content
  if (!site) return []
  const company = companyOf(content)
  const misshapen = shapes
    .filter(({ key, has }) => !has.test(String(company[key])))
    .map(({ key, words }) => inSite(site, ['company', key], words))
  if (!legalLink(content, IMPRINT)) {
    return [
      ...misshapen,
      inSite(site, ['footer', 'legal'], lawWording.noLegalLink('Impressum', '§ 5 Abs. 1 DDG')),
    ]
  }
  const imprint = legalPage(content, IMPRINT)
  if (!imprint) return misshapen
  const { key, value } = imprint.page.file.locate(['blocks'])
  const missing = [...judgeFacts(imprint, company), ...judgeNotices(imprint, content)]
  return [
    ...misshapen,
    ...missing.map((words) => problemAt(imprint.page.file.source, key ?? value, words)),
  ]
}
