import { LASTING, LASTING_FOLDERS, REVALIDATED } from './caching.ts'
import { type FormerAddress, formerAddresses } from './former-address.ts'
import type { Hosting } from './hosting.ts'
import { MEDIA_TYPES, NAMED_TYPES, TEXTS, withCharset } from './media-types.ts'
import { otherAddress } from './other-host.ts'
import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts'
import { hostWords } from './words.ts'

/** Where it listens in a container: one that nobody has to be root for. */
export const CONTAINER_PORT = 8080

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
]

/** Only for files that exist: an error page has headers of its own. */
const forFiles = (name: string, paths: readonly string[], header: string): string[] => [
  ...block(`@${name}`, [`path ${paths.join(' ')}`, 'file']),
  `header @${name} ${header}`,
]

const typeOf = (ending: string, type: string) => `Content-Type ${quoted(withCharset(ending, type))}`

const types = ({ base }: Hosting): string[] => [
  ...Object.entries(MEDIA_TYPES)
    .filter(([ending]) => ending !== 'html')
    .flatMap(([ending, type]) => forFiles(`type_${ending}`, [`*.${ending}`], typeOf(ending, type))),
  ...Object.entries(NAMED_TYPES).flatMap(([name, type], index) =>
    forFiles(`type_${index}`, [`${base}/${name}`], typeOf('txt', type)),
  ),
]

const condition = ([name, value]: [string, string]) => `{query.${name}} == ${quoted(value)}`

const redirect = (former: FormerAddress, index: number, base: string): string[] => {
  const { path, query, to, keepsQuery } = former
  const name = `moved_${index}`
  return [
    ...block(`@${name}`, [
      `path ${quoted(`${base}${path}`)} ${quoted(`${base}${path}/`)}`,
      ...(query.length > 0 ? [`expression ${query.map(condition).join(' && ')}`] : []),
    ]),
    `redir @${name} ${quoted(keepsQuery ? `${to}{gewerk_query}` : to)} 301`,
  ]
}

const FILES = block('file_server', ['precompressed br gzip', 'disable_canonical_uris'])

/** The page for the whole site answers also beside its path, where nothing else of the domain lies: at `/` to begin with. */
const errorPage = (base: string, scope: string): string[] =>
  block(scope === '' ? 'handle' : `handle ${base}${scope}/*`, [
    `rewrite * ${base}${scope}/404.html`,
    'header ?Vary Accept-Encoding',
    'encode gzip',
    ...FILES,
  ])

/** The address of the site itself ends with a slash, because it is a folder of its server; no page's does. */
const home = (base: string): string[] =>
  base === ''
    ? []
    : [`@home path ${base} ${base}/index.html`, `redir @home ${base}/{gewerk_query} 301`]

/** What `gewerk inbox` answers. */
const proxy = ({ inbox }: Hosting, passed: readonly string[]): string[] =>
  inbox === undefined
    ? []
    : [
        `@inbox path ${inbox.path} ${inbox.path}/*`,
        ...block(`reverse_proxy @inbox 127.0.0.1:${inbox.port}`, passed),
      ]

/** The one script that a site may have; it is not run before somebody says by what. */
const script = (php: string | undefined): string[] =>
  php === undefined
    ? []
    : [`# ${hostWords.phpFpm}`, `# php_fastcgi ${php} unix//run/php/php-fpm.sock`]

const headers = (hosting: Hosting): string[] => [
  ...block('header', [
    ...[...securityHeaders(hosting), TRANSPORT_SECURITY].map(
      ({ name, value }) => `${name} ${quoted(value)}`,
    ),
    `Cache-Control ${quoted(REVALIDATED)}`,
  ]),
  'header -Server',
]

/** Hidden files, and the 404 page: nobody may ask for these by their names. */
const HIDDEN = [
  `# ${hostWords.hidden}`,
  ...block('@hidden', ['path */.*', 'not path /.well-known/*']),
  'error @hidden 404',
  '@no_page path_regexp (?:^|/)404(?:\\.html)?/?$',
  'error @no_page 404',
]

const formerPaths = ({ redirects, base }: Hosting): string[] => [
  `# ${hostWords.redirects}`,
  ...formerAddresses(redirects, base).flatMap((former, index) => redirect(former, index, base)),
]

const PROGRAMS = [`# ${hostWords.programs}`, '@program path *.php *.php/*', 'error @program 404']

/** Each page has one address, and each address is that of a file. */
const onePath = ({ base }: Hosting): string[] => [
  `# ${hostWords.onePath}`,
  ...home(base),
  // Only what is there: browsers take `/\evil.example` for an address of somebody else.
  ...block('@index', ['path_regexp index ^(/.*?)/?index\\.html$', 'file']),
  'redir @index {re.index.1}{gewerk_query} 301',
  ...block('@slash', [
    'path_regexp slash ^(/.+)/$',
    'file {path}index.html',
    ...(base === '' ? [] : [`not path ${base}/`]),
  ]),
  'redir @slash {re.slash.1}{gewerk_query} 301',
  // Caddy takes a folder that is none for the file of that name.
  ...block('@folder', ['path */', `not path ${base}/`]),
  'error @folder 404',
  `rewrite ${base}/ ${base}/index.html`,
  'try_files {path} {path}/index.html',
  // For a name that no file can have, Caddy would answer that its disk is at fault.
  '@missing not file',
  'error @missing 404',
]

const fileHeaders = (hosting: Hosting): string[] => [
  ...forFiles(
    'lasting',
    LASTING_FOLDERS.map((folder) => `${hosting.base}/${folder}/*`),
    `Cache-Control ${quoted(LASTING)}`,
  ),
  ...types(hosting),
  ...forFiles(
    'texts',
    TEXTS.map((ending) => `*.${ending}`),
    '?Vary Accept-Encoding',
  ),
]

const site = (hosting: Hosting, passed: readonly string[] = []): string[] => {
  const { url, base, notFound, php } = hosting
  return [
    `# ${hostWords.root(base)}`,
    `root * /var/www/${new URL(url).hostname}`,
    ...headers(hosting),
    ...block('map {query} {gewerk_query}', ['"" ""', 'default "?{query}"']),
    ...block('route', [
      ...proxy(hosting, passed),
      ...HIDDEN,
      ...formerPaths(hosting),
      ...script(php),
      ...PROGRAMS,
      ...onePath(hosting),
      ...fileHeaders(hosting),
      `# ${hostWords.compressed}`,
      'encode gzip',
      ...FILES,
    ]),
    ...block(
      'handle_errors',
      notFound.flatMap((scope) => errorPage(base, scope)),
    ),
  ]
}

/** A site for Caddy from 2.6 on, which fetches its certificate by itself. */
export const caddyfile = (hosting: Hosting): string => {
  const { host } = new URL(hosting.url)
  const other = otherAddress(hosting.url)
  return [
    `# ${hostWords.written}`,
    `# ${hostWords.caddy}`,
    ...block(host, site(hosting)),
    ...(other === undefined
      ? []
      : block(other, [...headers(hosting), `redir https://${host}{uri} 301`])),
    '',
  ].join('\n')
}

/** Headers of the proxy that ends the encryption before the container: they say who the visitor is. */
const AS_PASSED = ['header_up X-Forwarded-For {http.request.header.X-Forwarded-For}']

/** A site for Caddy in a container, without encryption; somebody else has the certificate. */
export const containerCaddyfile = (hosting: Hosting): string =>
  [
    `# ${hostWords.written}`,
    '{',
    '\tadmin off',
    '\tauto_https off',
    '}',
    ...block(`http://:${CONTAINER_PORT}`, site(hosting, AS_PASSED)),
    '',
  ].join('\n')
