import { type FormerAddress, formerAddresses } from './former-address.ts'
import type { Hosting } from './hosting.ts'
import { TEXTS } from './media-types.ts'
import { otherAddress } from './other-host.ts'
import { condition, literally } from './regular-expression.ts'
import { hostWords } from './words.ts'

/** A percent sign, a dollar and a backslash mean something in a target of mod_rewrite. */
const target = (to: string): string => to.replace(/[\\$%]/g, '\\$&')

/** mod_rewrite takes a target of any other kind, such as `tel:`, for a path; mod_alias leads on from that. */
export const isAddress = (to: string): boolean => /^(?:\/|https:|mailto:)/.test(to)

export const FORWARDED = '%{HTTP:X-Forwarded-Proto}'

/** Behind a proxy that ends the encryption, Apache takes a visitor's `https:` for `http:`. */
const origin = (): string[] => [
  `RewriteCond ${FORWARDED} =https`,
  'RewriteRule ^ - [E=gewerk_origin:https://%{HTTP_HOST}]',
]

/** A path on this server, by the way that somebody came. */
const here = (to: string): string => `%{ENV:gewerk_origin}${to}`

const redirect = ({ path, query, to, keepsQuery }: FormerAddress): string[] => {
  const flags = [...(isAddress(to) ? ['R=301', 'NE'] : []), 'L', ...(keepsQuery ? [] : ['QSD'])]
  return [
    ...query.map((each) => `RewriteCond %{QUERY_STRING} "(?:^|&)${condition(each)}(?:&|$)"`),
    `RewriteRule "^${literally(path.slice(1))}/?$" "${to.startsWith('/') ? here(target(to)) : target(to)}" [${flags.join()}]`,
  ]
}

const toHost = ({ url }: Hosting): string[] => {
  const { origin } = new URL(url)
  const other = otherAddress(url)
  if (other === undefined) return []
  return [
    `RewriteCond %{HTTP_HOST} "^${literally(other)}$" [NC]`,
    `RewriteRule ^ "${origin}%{REQUEST_URI}" [R=301,L,NE]`,
  ]
}

/** A weight of 0 refuses a coding (RFC 9110, section 12.4.2). */
export const REFUSED = ';[ \\t]*[qQ]=0(?:\\.0*)?[ \\t]*(?:,|$)'

const accepted = (coding: string): string =>
  `(?:^|,)[ \\t]*${coding}[ \\t]*(?!${REFUSED})(?:[,;]|$)`

/** What is there under another name, as a file that is smaller. */
const compressed = (coding: string, ending: string): string[] => [
  `RewriteCond %{HTTP:Accept-Encoding} "${accepted(coding)}"`,
  `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
  `RewriteRule "^(.+\\.(?:${TEXTS.join('|')}))$" "$1.${ending}" [L]`,
]

/**
 * A server without PHP would show the script, and let a post pass for a message that was accepted. Whether PHP runs,
 * the file's handler says, or its type with hosts that still do it that way. LiteSpeed does not know such conditions:
 * it takes each for a pattern that is to match the word "expr", and none does.
 */
const notRun = (php: string): string[] => [
  `# ${hostWords.notRun}`,
  'RewriteCond expr "-z %{HANDLER}"',
  'RewriteCond expr "! %{CONTENT_TYPE} =~ m#php#i"',
  `RewriteRule "^${literally(php)}$" - [R=404,L]`,
]

const hidden = (): string[] => [
  `# ${hostWords.hidden}`,
  'RewriteRule "(?:^|/)\\.(?!well-known(?:/|$))" - [R=404,L]',
  'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
  'RewriteCond %{THE_REQUEST} "^\\S+\\s[^?\\s]*/404(?:\\.html)?/?[?\\s]"',
  'RewriteRule ^ - [R=404,L]',
]

/** One address for each page, without `index.html` and without a slash at its end. */
const onePath = (base: string): string[] => [
  `# ${hostWords.onePath}`,
  'RewriteCond %{THE_REQUEST} "^\\S+\\s[^?\\s]*/index\\.html[?\\s]"',
  'RewriteCond %{REQUEST_FILENAME} -f',
  // Of a file with something behind it, Apache looks for the file alone.
  'RewriteCond %{PATH_INFO} ^$',
  `RewriteRule "^(?:(.*)/)?index\\.html$" "${here(`${base}/$1`)}" [R=301,L]`,
  'RewriteCond %{REQUEST_FILENAME} -d',
  'RewriteCond %{REQUEST_FILENAME}index.html -f',
  `RewriteRule "^(.+)/$" "${here(`${base}/$1`)}" [R=301,L]`,
  'RewriteCond %{REQUEST_FILENAME} -d',
  'RewriteCond %{REQUEST_FILENAME}/index.html -f',
  'RewriteRule "^(.*[^/])$" "$1/index.html"',
  'RewriteRule "^$" "index.html"',
  'RewriteCond %{REQUEST_FILENAME} -d',
  'RewriteRule ^ - [R=404,L]',
]

/** What mod_rewrite does with an address, in this order. */
export const rewrites = (hosting: Hosting): string[] => {
  const { base, redirects, php } = hosting
  return [
    'DirectorySlash Off',
    'RewriteEngine On',
    `RewriteBase ${base}/`,
    ...origin(),
    ...hidden(),
    ...(php === undefined ? [] : notRun(php.slice(base.length + 1))),
    `# ${hostWords.redirects}`,
    ...formerAddresses(redirects, base).flatMap(redirect),
    ...toHost(hosting),
    ...onePath(base),
    `# ${hostWords.compressed}`,
    ...compressed('br', 'br'),
    ...compressed('gzip', 'gz'),
  ]
}
