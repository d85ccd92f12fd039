import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeCertificate } from './certificate.ts'
import { freePort, start } from './programs.ts'
import { reachable, type Server } from './server.ts'

/** What Debian switches on by itself. */
const USUAL = [
  'alias',
  'auth_basic',
  'authn_core',
  'authz_core',
  'authz_host',
  'autoindex',
  'deflate',
  'dir',
  'env',
  'filter',
  'mime',
  'negotiation',
  'reqtimeout',
  'setenvif',
]

/** What web spaces have besides, and `a2enmod` brings. */
const COMPLETE = ['rewrite', 'headers']

interface Options {
  /** Folder that the server shows. */
  root: string
  host: string
  /** Folder for what the server writes. */
  work: string
  modules?: readonly string[]
  /** `event`, or `prefork` for PHP within the server. */
  processes?: string
  /** Whether the encryption ends at somebody before it. */
  behindProxy?: boolean
  more?: readonly string[]
}

const load = (module: string): string => {
  const file = module.startsWith('php') ? `lib${module}` : `mod_${module}`
  const name = module.startsWith('php') ? 'php' : module
  return `LoadModule ${name}_module /usr/lib/apache2/modules/${file}.so`
}

/** Apache with Debian's usual settings, where a folder may say how it is served. */
export const startApache = async ({
  root,
  host,
  work,
  modules = COMPLETE,
  processes = 'event',
  behindProxy = false,
  more = [],
}: Options): Promise<Server> => {
  const port = await freePort()
  const { key, certificate } = makeCertificate(work, host)
  const file = path.join(work, 'apache.conf')
  const lines = [
    'ServerRoot /etc/apache2',
    `ServerName ${host}`,
    `PidFile ${work}/apache.pid`,
    `DefaultRuntimeDir ${work}`,
    `Mutex file:${work} default`,
    `ErrorLog ${work}/apache.log`,
    'User www-data',
    'Group www-data',
    ...[`mpm_${processes}`, ...USUAL, 'ssl', 'socache_shmcb', ...modules].map(load),
    'Include mods-available/mime.conf',
    'Include mods-available/dir.conf',
    'Include mods-available/deflate.conf',
    'Include mods-available/negotiation.conf',
    `Listen 127.0.0.1:${port}`,
    `SSLEngine ${behindProxy ? 'off' : 'on'}`,
    `SSLCertificateFile ${certificate}`,
    `SSLCertificateKeyFile ${key}`,
    `DocumentRoot ${root}`,
    `<Directory ${root}>`,
    '  Options Indexes FollowSymLinks MultiViews',
    '  AllowOverride All',
    '  Require all granted',
    '</Directory>',
    ...more,
  ]
  await fs.writeFile(file, `${lines.join('\n')}\n`)
  const running = start('apache2', ['-f', file, '-DFOREGROUND'])
  return reachable({ protocol: behindProxy ? 'http' : 'https', port, host }, running)
}
