import { PATIENCE } from '../../../src/enquiry/limits.ts'
import { MOST_POST_BYTES } from '../../../src/enquiry/photographs/limits.ts'
import type { Hosting } from '../hosting.ts'
import { NAMED_TYPES } from '../media-types.ts'
import { literally } from '../regular-expression.ts'
import { hostWords } from '../words.ts'
import { block } from './syntax.ts'

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

/** Who answers which path. */
export const locations = (hosting: Hosting): string[] => [
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
