import { promises as fs } from 'node:fs'
import path from 'node:path'
import { startApache } from './apache.ts'
import { startCaddy } from './caddy.ts'
import { startNginx } from './nginx.ts'
import { startOwn } from './own.ts'
import { install } from './programs.ts'
import type { Server } from './server.ts'
import type { BuiltSite } from './site.ts'

/** Debian's packages by their programs; what is missing and can't be had, is left out. */
export const has = {
  apache: install({ apache2: 'apache2' }),
  nginx: install({ nginx: 'nginx libnginx-mod-http-brotli-static' }),
  caddy: install({ caddy: 'caddy' }),
}

/** A folder in which a server may write. */
export const workFor = async (site: BuiltSite, name: string): Promise<string> => {
  const work = path.join(site.work, name)
  await fs.mkdir(work)
  return work
}

type Start = (site: BuiltSite) => Promise<Server>

const apache: Start = async (site) => startApache({ ...site, work: await workFor(site, 'apache') })

const nginx: Start = async (site) => {
  const config = path.join(site.serverFiles, 'nginx.conf')
  return startNginx({ ...site, config, work: await workFor(site, 'nginx'), brotli: true })
}

const caddy: Start = async (site) => {
  const config = path.join(site.serverFiles, 'Caddyfile')
  return startCaddy({ ...site, config, work: await workFor(site, 'caddy') })
}

/** Every server that can be had here, by its name. */
export const servers: Readonly<Record<string, Start>> = {
  'npm start': startOwn,
  ...(has.apache && { Apache: apache }),
  ...(has.nginx && { nginx }),
  ...(has.caddy && { Caddy: caddy }),
}
