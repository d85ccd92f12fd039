import type { Redirect } from '../../src/content/redirect.ts'
import { pathOf, withBase } from '../../src/shell/address.ts'
import { escapeHtml } from '../escape-html.ts'

const absolute = (to: string, url: string): string => (to.startsWith('/') ? url + to : to)

/** For hosts that know no redirects: a document that leads on by itself, or by its link. */
export const redirectDocument = ({ to }: Redirect, url: string, language: string): string => {
  const target = escapeHtml(withBase(pathOf(url), to))
  const canonical = escapeHtml(absolute(to, url))
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${canonical}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    '</head>',
    `<body><a href="${target}">${canonical}</a></body>`,
    '</html>',
    '',
  ].join('\n')
}
