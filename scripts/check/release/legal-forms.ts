import type { LegalForm } from '../../../src/content/legal-form.ts'

/** What German law asks of companies of a form. */
export interface FormDuties {
  /** What it is called, with its article in the dative: `einer GmbH`. */
  of: string
  /** How the company's name has to say it (§ 4 GmbHG, § 19 HGB, § 4 AktG, § 3 GenG). */
  sign?: { has: RegExp; example: string }
  /** Whether it stands in the commercial or the cooperative register. */
  registered: boolean
}

const sign = (pattern: string, example: string) => ({
  has: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u'),
  example,
})

const merchant = sign('e\\.\\s?(?:K|Kfm|Kfr)\\.?|eingetragene[rn]? Kauf(?:mann|frau)', 'e. K.')

const forms: Record<LegalForm, FormDuties> = {
  einzelunternehmen: { of: 'einem Einzelunternehmen', registered: false },
  gbr: { of: 'einer Gesellschaft bürgerlichen Rechts', registered: false },
  ohg: {
    of: 'einer OHG',
    sign: sign('OHG|oHG|[Oo]ffene Handelsgesellschaft', 'OHG'),
    registered: true,
  },
  kg: { of: 'einer KG', sign: sign('KG|Kommanditgesellschaft', 'KG'), registered: true },
  ug: {
    of: 'einer UG',
    sign: sign(
      '(?:UG|Unternehmergesellschaft)\\s+\\(haftungsbeschränkt',
      'UG (haftungsbeschränkt)',
    ),
    registered: true,
  },
  gmbh: {
    of: 'einer GmbH',
    sign: sign('g?GmbH|[Gg]esellschaft mit beschränkter Haftung', 'GmbH'),
    registered: true,
  },
  'gmbh-co-kg': {
    of: 'einer GmbH & Co. KG',
    sign: sign(
      '(?:GmbH|beschränkter Haftung)\\s+(?:&|und)\\s+Co\\.?\\s+(?:KG|Kommanditgesellschaft)',
      'GmbH & Co. KG',
    ),
    registered: true,
  },
  ag: { of: 'einer AG', sign: sign('AG|Aktiengesellschaft', 'AG'), registered: true },
  eg: {
    of: 'einer Genossenschaft',
    sign: sign('eG|eingetragene Genossenschaft', 'eG'),
    registered: true,
  },
}

/** What the company is called and registered as, as far as site.yaml says it. */
export type CompanyData = Partial<Record<string, string>> & { legalForm?: LegalForm }

/** A sole trader may be registered (§ 2 HGB), and a partnership under civil law, too (§ 707a BGB). */
const whenRegistered: Partial<Record<LegalForm, FormDuties>> = {
  einzelunternehmen: {
    of: 'einem eingetragenen Einzelunternehmen',
    sign: merchant,
    registered: true,
  },
  gbr: {
    of: 'einer eingetragenen Gesellschaft bürgerlichen Rechts',
    sign: sign('eGbR|[Ee]ingetragene Gesellschaft bürgerlichen Rechts', 'eGbR'),
    registered: true,
  },
}

/** What holds for a company; undefined where it does not say of which form it is. */
export const dutiesOf = (company: CompanyData): FormDuties | undefined => {
  const { legalForm, registerCourt, registerNumber, legalName = '' } = company
  if (!legalForm) return undefined
  const registered = whenRegistered[legalForm]
  const isRegistered =
    registerCourt !== undefined ||
    registerNumber !== undefined ||
    (registered?.sign?.has.test(legalName) ?? false)
  return registered && isRegistered ? registered : forms[legalForm]
}
