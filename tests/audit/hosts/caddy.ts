import { promises as fs } from 'node:fs'
import path from 'node:path'
import { freePort, start } from './programs.ts'
import { reachable, type Server } from './server.ts'

interface Options {
  /** The configuration as a build wrote it. */
  config: string
  root: string
  host: string
  work: string
}

/** Caddy with the configuration of a site, and with certificates of its own. */
export const startCaddy = async ({ config, root, host, work }: Options): Promise<Server> => {
  const [port, plain] = [await freePort(), await freePort()]
  const site = await fs.readFile(config, 'utf8')
  const file = path.join(work, 'Caddyfile')
  const options = [
    '{',
    '\tadmin off',
    '\tlocal_certs',
    '\tskip_install_trust',
    `\thttps_port ${port}`,
    `\thttp_port ${plain}`,
    '\tdefault_bind 127.0.0.1',
    '}',
    '',
  ]
  await fs.writeFile(file, options.join('\n') + site.replace(/root \* .*/, `root * ${root}`))
  const home = { HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  const running = start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], home)
  return reachable({ protocol: 'https', port, host }, running)
}
