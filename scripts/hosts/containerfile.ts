import { CONTAINER_PORT } from './caddyfile.ts'
import type { Hosting } from './hosting.ts'
import { hostWords } from './words.ts'

/** Debian as it is now: it has Node and Caddy itself, and mends both. */
const BASE = 'docker.io/library/debian:trixie-slim'

/** Somebody without a name and without rights. */
const NOBODY = '10001:10001'

const install = (packages: string): string =>
  `RUN apt-get update && apt-get install -y --no-install-recommends ${packages} && rm -rf /var/lib/apt/lists/*`

/** The inbox may write nothing, and so compiles no blocks. */
const forget = 'find .gewerk -mindepth 1 -maxdepth 1 ! -name blocks -exec rm -rf {} +'

/** Builds the site from what lies in the folder, and takes nothing along that lies there built. */
const build = (): string[] => [
  `FROM ${BASE} AS build`,
  install('ca-certificates nodejs npm'),
  'WORKDIR /srv/site',
  'COPY . .',
  'RUN rm -rf .git .gewerk dist node_modules && npm install --omit=dev',
  'RUN node node_modules/.bin/gewerk build && mv dist /srv/dist && mv deploy/Caddyfile.container /srv/Caddyfile && rm -rf deploy',
  `RUN ${forget}`,
]

const inbox = ({ inbox: door }: Hosting): string[] =>
  door === undefined
    ? []
    : [
        '',
        `FROM ${BASE} AS posteingang`,
        install('ca-certificates nodejs'),
        `RUN install -d -o ${NOBODY.replace(':', ' -g ')} -m 700 /var/lib/gewerk-inbox`,
        'COPY --from=build /srv/site /srv/site',
        'WORKDIR /srv/site',
        'ENV INBOX_DIR=/var/lib/gewerk-inbox',
        'VOLUME /var/lib/gewerk-inbox',
        `USER ${NOBODY}`,
        `HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:${door.port}${door.path}/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]`,
        'CMD ["node", "node_modules/.bin/gewerk", "inbox"]',
      ]

const web = ({ url, base }: Hosting): string[] => [
  '',
  `FROM ${BASE} AS web`,
  install('caddy curl'),
  `COPY --from=build /srv/dist /var/www/${new URL(url).hostname}${base}`,
  'COPY --from=build /srv/Caddyfile /etc/caddy/Caddyfile',
  // It keeps a copy of its settings, and needs none.
  'ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp',
  `USER ${NOBODY}`,
  `EXPOSE ${CONTAINER_PORT}`,
  `HEALTHCHECK CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:${CONTAINER_PORT}${base}/"]`,
  'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
]

/** The site, and its inbox where it has one, as containers: as nobody, with nothing to write but messages. */
export const containerfile = (hosting: Hosting): string =>
  [`# ${hostWords.written}`, ...build(), ...inbox(hosting), ...web(hosting), ''].join('\n')
