import type { Hosting } from '../hosting.ts'
import { MEDIA_TYPES, TEXT_TYPES } from '../media-types.ts'
import { otherHost } from '../other-host.ts'
import { literally } from '../regular-expression.ts'
import { securityHeaders, TRANSPORT_SECURITY } from '../security-headers.ts'
import { hostWords } from '../words.ts'
import { locations } from './locations.ts'
import { block, quoted } from './syntax.ts'
import { MOVED, variableIn } from './variables.ts'

/** nginx does not start where one has more letters: `variables_hash_bucket_size`, `server_names_hash_bucket_size`. */
const LONGEST_NAME = 46

/** Only whoever has the whole server may say that names are longer; what is compared is not kept in a table. */
const serverName = (host: string): string =>
  host.length > LONGEST_NAME ? quoted(`~^${literally(host)}$`) : host

/** nginx takes documents for texts by itself, and warns of who says so. */
const FURTHER_TYPES = TEXT_TYPES.filter((type) => type !== MEDIA_TYPES.html).join(' ')

const types = (): string[] => [
  ...block(
    'types',
    Object.entries(MEDIA_TYPES).map(([ending, type]) => `${type} ${ending};`),
  ),
  'charset utf-8;',
  `charset_types ${FURTHER_TYPES};`,
]

const certificate = (host: string): string[] => [
  `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
  `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
]

const listen = (port: string): string[] => [`listen ${port};`, `listen [::]:${port};`]

const listenEncrypted = ({ url }: Hosting): string[] =>
  listen(`${new URL(url).port || '443'} ssl http2`)

const headers = (hosting: Hosting): string[] => [
  ...[...securityHeaders(hosting), TRANSPORT_SECURITY].map(
    ({ name, value }) => `add_header ${name} ${quoted(value)} always;`,
  ),
  `add_header Cache-Control ${variableIn(hosting, 'caching')} always;`,
]

/** The server of the site itself. */
export const server = (hosting: Hosting): string[] => {
  const { hostname } = new URL(hosting.url)
  const moved = variableIn(hosting, MOVED)
  return block('server', [
    ...listenEncrypted(hosting),
    `server_name ${serverName(hostname)};`,
    ...certificate(hostname),
    `# ${hostWords.root(hosting.base)}`,
    `root /var/www/${hostname};`,
    'server_tokens off;',
    'absolute_redirect off;',
    ...types(),
    `# ${hostWords.compressed}`,
    'gzip_static on;',
    'gzip on;',
    // Also for caches in between, which say so by `Via`.
    'gzip_proxied any;',
    `gzip_types ${FURTHER_TYPES};`,
    `# ${hostWords.nginxBrotli}`,
    '# brotli_static on;',
    ...headers(hosting),
    `add_header Vary ${variableIn(hosting, 'vary')} always;`,
    `error_page 404 ${variableIn(hosting, 'not_found')};`,
    `# ${hostWords.redirects}`,
    `if (${moved}) { return 301 ${moved}; }`,
    ...locations(hosting),
  ])
}

/** Who comes without encryption, or by the name that is not the site's, is led to the site. */
export const others = (hosting: Hosting): string[] => {
  const { hostname, host } = new URL(hosting.url)
  const other = otherHost(hosting.url)
  const lead = `return 301 https://${host}$request_uri;`
  return [
    ...block('server', [
      ...listen('80'),
      `server_name ${[hostname, other ?? []].flat().map(serverName).join(' ')};`,
      `location / { ${lead} }`,
      `# ${hostWords.certbot}`,
      'location /.well-known/acme-challenge/ { root /var/www/html; }',
    ]),
    ...(other === undefined
      ? []
      : block('server', [
          ...listenEncrypted(hosting),
          `server_name ${serverName(other)};`,
          ...certificate(hostname),
          'server_tokens off;',
          ...headers(hosting),
          lead,
        ])),
  ]
}
