import type { Redirect } from '../../src/content/site/redirect.ts'
import { pathOf, withBase } from '../../src/shell/address.ts'
import { escapeHtml } from '../escape-html.ts'
import { placeOf } from '../hosts/former-address.ts'

/** For hosts that know no redirects: a document that leads on by itself, or by its link. */
export const redirectDocument = ({ to }: Redirect, url: string, language: string): string => {
  const target = escapeHtml(placeOf(to, pathOf(url)))
  const canonical = escapeHtml(placeOf(to, url))
  const words = escapeHtml(withBase(url, to))
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${words}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    '</head>',
    `<body><a href="${target}">${words}</a></body>`,
    '</html>',
    '',
  ].join('\n')
}
