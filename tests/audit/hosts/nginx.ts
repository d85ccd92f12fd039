import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeCertificate } from './certificate.ts'
import { freePort, start } from './programs.ts'
import { reachable, type Server } from './server.ts'

interface Options {
  /** The configuration as a build wrote it. */
  config: string
  root: string
  host: string
  work: string
  /** With the module that knows brotli. */
  brotli?: boolean
}

/** The configuration for this machine: other ports, another certificate, another folder. */
const fitTo = (
  config: string,
  { port, plain, root, key, certificate }: Record<string, string | number>,
): string =>
  config
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80;/g, `listen 127.0.0.1:${plain};`)
    .replace(/listen 443 /g, `listen 127.0.0.1:${port} `)
    .replace(/ssl_certificate .*/g, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/g, `ssl_certificate_key ${key};`)
    .replace(/^ *root \/var\/www\/(?!html).*$/gm, `root ${root};`)

/** nginx with the configuration of a site. */
export const startNginx = async ({
  config,
  root,
  host,
  work,
  brotli,
}: Options): Promise<Server> => {
  const [port, plain] = [await freePort(), await freePort()]
  const site = path.join(work, 'site.conf')
  const fitted = fitTo(await fs.readFile(config, 'utf8'), {
    port,
    plain,
    root,
    ...makeCertificate(work, host),
  })
  await fs.writeFile(site, brotli ? fitted.replace('# brotli_static', 'brotli_static') : fitted)
  const file = path.join(work, 'nginx.conf')
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  const lines = [
    ...(brotli ? [`load_module ${module};`] : []),
    'daemon off;',
    'user root;',
    `pid ${work}/nginx.pid;`,
    `error_log ${work}/nginx.log;`,
    'events {}',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${work}/${name};`,
    ),
    `  include ${site};`,
    '}',
  ]
  await fs.writeFile(file, `${lines.join('\n')}\n`)
  const running = start('nginx', ['-c', file, '-e', path.join(work, 'nginx.log')])
  return reachable({ protocol: 'https', port, host }, running)
}
