import { legalForms } from '../../../check/release/legal-form-words.ts'
import { isAbroad } from '../answers.ts'
import type { Answers } from '../question.ts'
import { OTHER_TRADE } from '../trades.ts'
import { CONTACT_ROWS } from './contact-rows.ts'
import { dutiesFor, formOf } from './legal-forms.ts'
import { registersOf } from './registers.ts'

type Company = Pick<Answers, 'trade' | 'form' | 'name' | 'phone'>

const registration = (company: Company): string => {
  const { court, number, vatLabel } = registersOf(company)
  return `
  - type: details
    title: Registereintrag
    rows:
      - label: ${court.label}
        value: "{company.registerCourt}"
      - label: ${number.label}
        value: "{company.registerNumber}"
      - label: ${vatLabel}
        value: "{company.vatId}"
`
}

/** Who is not registered often has no such number, and then nothing to say about it. */
const numberNote = (company: Company): string => `
# Haben Sie eine Umsatzsteuer-Identifikationsnummer, gehört sie ins Impressum (§ 5 Abs. 1 Nr. 6 DDG):
# in site.yaml als vatId, hier als Zeile mit label: ${registersOf(company).vatLabel} und value: "{company.vatId}".
`

/** Not every trade that is none of ours may only be run by a master. */
const TITLE_NOTE = `
# Brauchen Sie für Ihr Handwerk keinen Meistertitel, entfallen die Zeilen Berufsbezeichnung und Berufsrecht, und in
# site.yaml tradeTitle und tradeTitleState. Ob das so ist, weiß Ihre Kammer.
`

/** Who is to read it before it is published. */
const readerNote = (company: Company): string =>
  isAbroad(company)
    ? `Es folgt deutschem
# Recht: Lassen Sie es vor der Veröffentlichung von jemandem neu schreiben, der das Recht Ihres Landes kennt.`
    : `Lassen Sie es vor der
# Veröffentlichung von einer Fachperson lesen, zum Beispiel bei Ihrer Handwerkskammer.`

/** The page `pages/imprint.yaml` of a trade that masters run, by § 5 DDG and § 36 VSBG. */
export const imprint = (company: Company): string => {
  const { represented } = legalForms[formOf(company)]
  const registered = dutiesFor(company)?.registered
  return `# Hier steht das Impressum. Die Angaben kommen aus site.yaml und werden dort geändert. ${readerNote(company)}
${registered ? '' : numberNote(company)}${company.trade === OTHER_TRADE ? TITLE_NOTE : ''}
route: /impressum
admin: false
meta:
  title: Impressum
  description: Anbieterkennzeichnung von {company.legalName}, {company.city}, nach § 5 DDG.

blocks:
  - type: hero
    title: Impressum

  - type: details
    title: Angaben nach § 5 DDG
    rows:
      - label: Betrieb
        value: "{company.legalName}"
      - label: ${represented}
        value: "{company.representedBy}"
${CONTACT_ROWS}
${registered ? registration(company) : ''}
  - type: details
    title: Beruf und Kammer
    rows:
      - label: Berufsbezeichnung
        value: "{company.tradeTitle}, verliehen in {company.tradeTitleState}"
      - label: Kammer
        value: "{company.chamber}"
      - label: Berufsrecht
        value: Handwerksordnung
        href: https://www.gesetze-im-internet.de/hwo/

  - type: prose
    title: Streitbeilegung
    text: !platzhalter >-
      Zur Teilnahme an Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch
      bereit (§ 36 VSBG).
`
}
