import { LASTING, LASTING_FOLDERS, REVALIDATED } from './caching.ts'
import { placeOf } from './former-address.ts'
import type { Hosting } from './hosting.ts'
import { FORWARDED, isAddress, REFUSED, rewrites } from './htaccess-rewrites.ts'
import { MEDIA_TYPES, NAMED_TYPES, TEXT_TYPES, TEXTS } from './media-types.ts'
import { literally } from './regular-expression.ts'
import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts'
import { hostWords } from './words.ts'

const lasting = LASTING_FOLDERS.join('|')

const within = (module: string, lines: readonly string[]): string[] => [
  `<IfModule ${module}>`,
  ...lines.map((line) => `  ${line}`),
  '</IfModule>',
]

const header = (name: string, value: string, condition = ''): string =>
  `Header always set ${name} "${value.replaceAll('"', '\\"')}"${condition}`

/** mod_deflate puts `-gzip` behind the ETag of what it makes smaller, and nobody else knows that name. */
const deflatedNames = (): string[] => [
  `RequestHeader edit If-None-Match '^(.*)-gzip"$' '$1", $1-gzip"'`,
  `Header edit ETag '(?<!-gzip)"$' '-gzip"' "expr=%{REQUEST_STATUS} == 304 && req_novary('If-None-Match') =~ /-gzip/"`,
]

const headers = (hosting: Hosting): string[] => [
  ...securityHeaders(hosting).map(({ name, value }) => header(name, value)),
  header(
    TRANSPORT_SECURITY.name,
    TRANSPORT_SECURITY.value,
    ` "expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`,
  ),
  ...deflatedNames(),
  `Header set Cache-Control "${REVALIDATED}"`,
  // Unless they are told otherwise, browsers remember for good where an address has moved to.
  header('Cache-Control', REVALIDATED, ' "expr=%{REQUEST_STATUS} == 301"'),
  `Header set Cache-Control "${LASTING}" "expr=%{REQUEST_URI} =~ m#^${hosting.base}/(?:${lasting})/#"`,
  `<FilesMatch "\\.(?:${TEXTS.join('|')})(?:\\.br|\\.gz)?$">`,
  '  Header merge Vary Accept-Encoding',
  '</FilesMatch>',
]

const types = (): string[] => [
  'AddDefaultCharset utf-8',
  `AddCharset utf-8 ${TEXTS.map((ending) => `.${ending}`).join(' ')}`,
  ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType ${type} .${ending}`),
  'RemoveType .gz',
  'RemoveLanguage .br',
  'AddEncoding br .br',
  'AddEncoding gzip .gz',
  ...Object.entries(NAMED_TYPES).flatMap(([name, type]) => [
    `<FilesMatch "^${literally(name)}(?:\\.br|\\.gz)?$">`,
    `  ForceType "${type}; charset=utf-8"`,
    '</FilesMatch>',
  ]),
]

/**
 * Apache reads each ending of a name, not only the last: where a host runs programs by `AddHandler`, `karte.php.pdf`
 * would be one, and `karte.br.pdf` a PDF that browsers try to unpack.
 */
const plainFiles = (): string[] => [
  `<FilesMatch "(?i)\\.(?:${Object.keys(MEDIA_TYPES).join('|')})$">`,
  '  SetHandler default-handler',
  ...within('mod_mime.c', ['RemoveEncoding .br .gz', 'RemoveOutputFilter .shtml']).map(
    (line) => `  ${line}`,
  ),
  '</FilesMatch>',
]

const errorPages = ({ base, notFound }: Hosting): string[] =>
  notFound
    .toReversed()
    .flatMap((scope) =>
      scope === ''
        ? [`ErrorDocument 404 ${base}/404.html`]
        : [
            `<If "%{REQUEST_URI} =~ m#^${base}${scope}/#">`,
            `  ErrorDocument 404 ${base}${scope}/404.html`,
            '</If>',
          ],
    )

/** The address of the site itself ends with a slash, because it is a folder of its server; no page's does. */
const home = ({ base, url }: Hosting): string[] => {
  if (base === '') return []
  const lead = (to: string) => `RedirectMatch 301 "^${literally(base)}$" "${to}/"`
  return [
    lead(base),
    `<If "${FORWARDED} == 'https' && %{HTTP_HOST} == '${new URL(url).host}'">`,
    `  ${lead(url)}`,
    '</If>',
  ]
}

const elsewhere = ({ base, redirects }: Hosting): string[] => {
  const targets = new Set(redirects.map((each) => placeOf(each.to, base)))
  return [...targets]
    .filter((to) => !isAddress(to))
    .map((to) => `RedirectMatch 301 "^${literally(`${base}/${to}`)}$" "${to}"`)
}

const aliases = (hosting: Hosting): string[] => {
  const lines = [...home(hosting), ...elsewhere(hosting)]
  return lines.length === 0 ? [] : within('mod_alias.c', lines)
}

/**
 * A compressed answer ends when the script does, which sends its mail after answering: the visitor would wait for a
 * mail server.
 */
const whole = (php: string): string =>
  `SetEnvIf Request_URI "^${literally(php)}$" no-gzip no-brotli`

/** What does not lie there smaller; mod_deflate itself looks at no weight. */
const deflate = ({ php }: Hosting): string[] => [
  ...within('mod_setenvif.c', [
    `SetEnvIf Accept-Encoding "gzip[ \\t]*${REFUSED}" no-gzip`,
    ...(php === undefined ? [] : [whole(php)]),
  ]),
  ...deflateFilter(),
]

const deflateFilter = (): string[] =>
  within(
    'mod_deflate.c',
    within('mod_filter.c', [`AddOutputFilterByType DEFLATE ${TEXT_TYPES.join(' ')}`]),
  )

/**
 * `.htaccess` for Apache 2.4, as most web spaces have it. Rules for modules that a host lacks are skipped; every
 * address is answered all the same. It does not use `Options`: where that is forbidden, Apache would answer nothing
 * at all.
 */
export const htaccess = (hosting: Hosting): string =>
  [
    `# ${hostWords.written}`,
    'DirectoryIndex index.html',
    ...errorPages(hosting),
    ...aliases(hosting),
    ...within('mod_mime.c', types()),
    `# ${hostWords.lastEnding}`,
    ...plainFiles(),
    ...within('mod_headers.c', headers(hosting)),
    ...within('mod_rewrite.c', rewrites(hosting)),
    ...deflate(hosting),
    '',
  ].join('\n')
