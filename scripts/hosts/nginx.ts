import { PATIENCE } from '../../src/enquiry/limits.ts'
import { MOST_POST_BYTES } from '../../src/enquiry/photographs/limits.ts'
import { sha256 } from '../machine/digest.ts'
import { LASTING, LASTING_FOLDERS, REVALIDATED } from './caching.ts'
import { type FormerAddress, formerAddresses } from './former-address.ts'
import type { Hosting } from './hosting.ts'
import { MEDIA_TYPES, NAMED_TYPES, TEXT_TYPES, TEXTS } from './media-types.ts'
import { otherHost } from './other-host.ts'
import { condition, literally } from './regular-expression.ts'
import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts'
import { hostWords } from './words.ts'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indent(lines),
  '}',
]

/** What is asked for, with what stands behind the `?` first: that never has a `#`, a decoded path may. */
const ASKED = '$args#$uri'

/** The values behind the `?`, and a path with or without a slash at its end. */
const pattern = ({ path, query }: FormerAddress, base: string): string => {
  const conditions = query.map((each) => `(?=(?:[^#]*&)?${condition(each)}[&#])`)
  return quoted(`~^${conditions.join('')}[^#]*#${literally(base + path)}/?$`)
}

/** nginx does not start where one has more letters: `variables_hash_bucket_size`, `server_names_hash_bucket_size`. */
const LONGEST_NAME = 46

/** Only whoever has the whole server may say that names are longer; what is compared is not kept in a table. */
const serverName = (host: string): string =>
  host.length > LONGEST_NAME ? quoted(`~^${literally(host)}$`) : host

/**
 * Of this site alone: one server may have several, and nginx takes the last of two tables with one name. By a
 * digest, because addresses may be longer than names.
 */
const variableIn = ({ url }: Pick<Hosting, 'url'>, name: string): string =>
  `$gewerk_${sha256(new URL(url).href).slice(0, 8)}_${name}`

const MOVED = 'moved'

const tableOf = (former: readonly FormerAddress[], hosting: Hosting): string[] => {
  const lines = former.map((address) => {
    const to = address.keepsQuery ? `${address.to}$is_args$args` : address.to
    return `${pattern(address, hosting.base)} ${quoted(to)};`
  })
  return block(`map "${ASKED}" ${variableIn(hosting, MOVED)}`, lines)
}

const maps = (hosting: Hosting): string[] => {
  const { base, notFound, redirects } = hosting
  return [
    ...tableOf(formerAddresses(redirects, base), hosting),
    ...block(`map $uri ${variableIn(hosting, 'not_found')}`, [
      ...notFound
        .filter((scope) => scope !== '')
        .map((scope) => `"~^${base}${scope}/" ${base}${scope}/404.html;`),
      `default ${base}/404.html;`,
    ]),
    ...block(`map "$status$uri" ${variableIn(hosting, 'caching')}`, [
      `"~^(?:200|206|304)${base}/(?:${LASTING_FOLDERS.join('|')})/" "${LASTING}";`,
      `default "${REVALIDATED}";`,
    ]),
    ...block(`map $uri ${variableIn(hosting, 'vary')}`, [
      `"~\\.(?:${TEXTS.join('|')})$" "Accept-Encoding";`,
      'default "";',
    ]),
  ]
}

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

/** The site itself is a folder of its server, and has the slash that no page has. */
const home = (base: string): string[] =>
  base === ''
    ? []
    : [
        ...block(`location = ${base}`, [`return 301 ${base}/$is_args$args;`]),
        ...block(`location = ${base}/index.html`, [`return 301 ${base}/$is_args$args;`]),
        ...block(`location = ${base}/`, [`try_files ${base}/index.html =404;`]),
      ]

/** Who sends more than the form takes, is told so by what takes it, in the words of the site; nginx has its own. */
const BODY_SIZE = `client_max_body_size ${MOST_POST_BYTES + PATIENCE};`

/** What `gewerk inbox` answers; it has to know whom, and under which name the site was asked. */
const proxy = ({ inbox }: Hosting): string[] =>
  inbox === undefined
    ? []
    : block(`location ~ "^${literally(inbox.path)}(?:/|$)"`, [
        `proxy_pass http://127.0.0.1:${inbox.port};`,
        'proxy_set_header Host $http_host;',
        'proxy_set_header X-Forwarded-For $remote_addr;',
        BODY_SIZE,
      ])

/** The one script that a site may have; it is not run before somebody says by what. */
const script = (php: string | undefined): string[] =>
  php === undefined
    ? []
    : [
        `# ${hostWords.phpFpm}`,
        ...block(`location = ${php}`, [
          'include fastcgi.conf;',
          'fastcgi_pass unix:/run/php/php-fpm.sock;',
          BODY_SIZE,
        ]).map((line) => `# ${line}`),
      ]

const locations = (hosting: Hosting): string[] => [
  `# ${hostWords.hidden}`,
  ...block('location ~ "/\\.(?!well-known(?:/|$))"', ['return 404;']),
  ...block('location ~ "(?:^|/)404(?:\\.html)?/?$"', ['internal;']),
  `# ${hostWords.onePath}`,
  ...block('location ~ "^(?<gewerk_folder>/.*?)/?index\\.html$"', [
    // Only what is there: browsers take `/\evil.example` for an address of somebody else.
    'if (-f $request_filename) { return 301 $gewerk_folder$is_args$args; }',
    'return 404;',
  ]),
  ...block('location ~ "^(?<gewerk_page>/.+)/$"', [
    'if (-f $document_root$gewerk_page/index.html) { return 301 $gewerk_page$is_args$args; }',
    'return 404;',
  ]),
  ...Object.entries(NAMED_TYPES).flatMap(([name, type]) =>
    block(`location = ${hosting.base}/${name}`, [
      'types { }',
      `default_type ${type};`,
      'try_files $uri =404;',
    ]),
  ),
  `# ${hostWords.programs}`,
  ...block('location ~ "\\.php(?:/|$)"', ['return 404;']),
  ...script(hosting.php),
  ...home(hosting.base),
  ...proxy(hosting),
  ...block('location /', ['try_files $uri $uri/index.html =404;']),
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

const server = (hosting: Hosting): string[] => {
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
const others = (hosting: Hosting): string[] => {
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

/** A site for nginx from 1.18 on, below `http`: `/etc/nginx/sites-available`. */
export const nginxConfig = (hosting: Hosting): string =>
  [
    `# ${hostWords.written}`,
    `# ${hostWords.nginx(new URL(hosting.url).hostname)}`,
    ...maps(hosting),
    ...others(hosting),
    ...server(hosting),
    '',
  ].join('\n')
