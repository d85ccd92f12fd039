import type { LegalForm } from '../../../src/content/site/legal-form.ts'

/** How a company's name says its form, and how it is to be written. */
export interface FormSign {
  has: RegExp
  example: string
}

/** What German law asks of companies of a form. */
export interface FormDuties {
  /** What it is called, with its article in the dative: `einer GmbH`. */
  of: string
  /** What the company's name has to say (§ 4 GmbHG, § 19 HGB, § 4 AktG, § 3 GenG). */
  sign?: FormSign
  /** Whether it stands in the commercial or the cooperative register. */
  registered: boolean
}

const sign = (pattern: string, example: string): FormSign => ({
  has: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u'),
  example,
})

/** As Austria's companies write it. */
const M_B_H = 'm\\.?\\s?b\\.?\\s?H\\.?'
const GES_MBH = `(?:G(?:es)?\\.?\\s?${M_B_H}|${M_B_H}(?<=[Gg]esellschaft.*))`

/** Forms without a name of their own here that are registered wherever there are any. */
const OTHERS = [
  ...['KGaA', 'SE', 'e\\.\\s?V\\.', 'eingetragener Verein', 'FlexCo', 'FlexKapG'],
  ...['PartG(?:\\s?mbB)?', 'Partnerschaft(?:sgesellschaft)?(?:\\s?mbB)?'],
]

/**
 * How the name of each says its form, in Germany, Austria (e. U., OG) and Switzerland (KlG, KmG); of a sole
 * trader and of partners, only where they are registered.
 */
export const signs: Record<LegalForm, FormSign> = {
  einzelunternehmen: sign(
    'e\\.\\s?(?:K|Kfm|Kfr|U)\\.?|eingetragene[rn]? (?:Kauf(?:mann|frau)|Unternehmer(?:in)?)',
    'e. K.',
  ),
  gbr: sign('eGbR|[Ee]ingetragene Gesellschaft bürgerlichen Rechts', 'eGbR'),
  ohg: sign('OHG|oHG|[Oo]ffene (?:Handelsg|G)esellschaft|OG|KlG|Kollektivgesellschaft', 'OHG'),
  kg: sign('KG|KmG|Kommanditgesellschaft', 'KG'),
  ug: sign('(?:UG|Unternehmergesellschaft)\\s+\\(haftungsbeschränkt\\)', 'UG (haftungsbeschränkt)'),
  gmbh: sign(`g?GmbH|${GES_MBH}|mit beschränkter Haftung`, 'GmbH'),
  'gmbh-co-kg': sign(
    `(?:GmbH|${GES_MBH}|${M_B_H}|beschränkter Haftung)\\s*(?:&|\\+|und)\\s*Co\\.?\\s*(?:KG|Kommanditgesellschaft)`,
    'GmbH & Co. KG',
  ),
  ag: sign('AG|Aktiengesellschaft', 'AG'),
  eg: sign('eG|eingetragene Genossenschaft', 'eG'),
  andere: sign(OTHERS.join('|'), 'e. V.'),
}

/** Whether it is said which company runs this one, where one has to (§ 161 HGB). */
export const namesPartner = (form: LegalForm | undefined, representedBy: string): boolean =>
  form !== 'gmbh-co-kg' || signs.gmbh.has.test(representedBy)

const registered = (form: LegalForm, of: string): FormDuties => ({
  of,
  sign: signs[form],
  registered: true,
})

const forms: Record<LegalForm, FormDuties> = {
  einzelunternehmen: { of: 'einem Einzelunternehmen', registered: false },
  gbr: { of: 'einer Gesellschaft bürgerlichen Rechts', registered: false },
  ohg: registered('ohg', 'einer OHG'),
  kg: registered('kg', 'einer KG'),
  ug: registered('ug', 'einer UG'),
  gmbh: registered('gmbh', 'einer GmbH'),
  'gmbh-co-kg': registered('gmbh-co-kg', 'einer GmbH & Co. KG'),
  ag: registered('ag', 'einer AG'),
  eg: registered('eg', 'einer Genossenschaft'),
  andere: { of: 'dieser Rechtsform', registered: false },
}

/** What the company is called and registered as, as far as site.yaml says it. */
export type CompanyData = Partial<Record<string, string>> & { legalForm?: LegalForm }

/** A sole trader may be registered (§ 2 HGB), a partnership under civil law (§ 707a BGB) and others, too. */
const whenRegistered: Partial<Record<LegalForm, FormDuties>> = {
  einzelunternehmen: registered('einzelunternehmen', 'einem eingetragenen Einzelunternehmen'),
  gbr: registered('gbr', 'einer eingetragenen Gesellschaft bürgerlichen Rechts'),
  andere: { of: 'dieser Rechtsform', registered: true },
}

/** What holds for a company; undefined where it does not say of which form it is. */
export const dutiesOf = (company: CompanyData): FormDuties | undefined => {
  const { legalForm, registerCourt, registerNumber, legalName = '' } = company
  if (!legalForm) return undefined
  const isRegistered =
    registerCourt !== undefined ||
    registerNumber !== undefined ||
    signs[legalForm].has.test(legalName)
  return (isRegistered ? whenRegistered[legalForm] : undefined) ?? forms[legalForm]
}
