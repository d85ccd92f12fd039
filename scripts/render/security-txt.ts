import { asciiEmail } from '../../src/content/contact/ascii-email.ts'
import { pathOf } from '../../src/shell/address.ts'
import { SECURITY_TXT } from '../addresses/own-files.ts'

/** What it is made of. */
export interface SecurityContact {
  url: string
  language: string
  email: string
  /** Of the build: `2026-11-23`. */
  today: string
}

/** The first day of this month in a year: it changes once a month, and a site that nobody builds any more says so. */
const expiry = (today: string): string =>
  `${Number(today.slice(0, 4)) + 1}-${today.slice(5, 7)}-01T00:00:00Z`

/**
 * To whom somebody turns who has found a hole (RFC 9116); undefined for a site below a path, as it is read at
 * the root of a server alone.
 */
export const securityTxt = ({
  url,
  language,
  email,
  today,
}: SecurityContact): string | undefined =>
  pathOf(url) === ''
    ? [
        `Contact: mailto:${asciiEmail(email)}`,
        `Expires: ${expiry(today)}`,
        `Preferred-Languages: ${language}`,
        `Canonical: ${url}/${SECURITY_TXT}`,
        '',
      ].join('\n')
    : undefined
