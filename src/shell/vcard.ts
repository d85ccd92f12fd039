import { plain } from '../content/text/plain.ts'
import { escapeValue, foldLine } from './content-line.ts'
import type { Shell } from './shell-data.ts'

/** File name of the company's card, from the root of the site. */
export const VCARD_PATH = 'company.vcf'

const escapeText = (text: string) => escapeValue(plain(text))

const countryName = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

/** The company as a vCard 3.0 (RFC 2426), which every address book takes. */
export const vcard = ({ company, language, url }: Shell): string => {
  const address = [
    '',
    '',
    company.street,
    company.city,
    '',
    company.postcode,
    countryName(company.country, language),
  ]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(company.name)};;;;`,
    `FN:${escapeText(company.name)}`,
    `ORG:${escapeText(company.legalName)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${company.phoneHref.replace('tel:', '')}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(company.email)}`,
    `ADR;TYPE=WORK:${address.map(escapeText).join(';')}`,
    `URL:${url}/`,
    'END:VCARD',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
