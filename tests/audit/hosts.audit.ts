import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../scripts/hosts/security-headers.ts'
import { startApache } from './hosts/apache.ts'
import { startCaddy } from './hosts/caddy.ts'
import { startNginx } from './hosts/nginx.ts'
import { startOwn } from './hosts/own.ts'
import { install } from './hosts/programs.ts'
import { ask, type Server } from './hosts/server.ts'
import { type BuiltSite, buildForHosts } from './hosts/site.ts'
import { differences, tableFor } from './hosts/table.ts'

const POLICY = { policy: '' }

/** Debian's packages by their programs; what is missing and can't be had, is left out. */
const has = {
  apache: install({ apache2: 'apache2' }),
  nginx: install({ nginx: 'nginx libnginx-mod-http-brotli-static' }),
  caddy: install({ caddy: 'caddy' }),
}

const SITE = 'https://www.erlenbeck.example'

let site: BuiltSite
const running: Server[] = []

beforeAll(async () => {
  site = await buildForHosts(SITE)
}, 180_000)

afterAll(async () => {
  await Promise.all(running.map(({ end }) => end()))
  await fs.rm(site.work, { recursive: true, force: true })
})

/** A folder in which a server may write. */
const workFor = async (name: string): Promise<string> => {
  const work = path.join(site.work, name)
  await fs.mkdir(work)
  return work
}

const kept = async (starting: Promise<Server>): Promise<Server> => {
  const server = await starting
  running.push(server)
  return server
}

const servers: Record<string, () => Promise<Server>> = {
  'npm start': () => startOwn(site.out, site.host),
  ...(has.apache && {
    Apache: async () =>
      startApache({ root: site.out, host: site.host, work: await workFor('apache') }),
  }),
  ...(has.nginx && {
    nginx: async () =>
      startNginx({
        config: path.join(site.serverFiles, 'nginx.conf'),
        root: site.out,
        host: site.host,
        work: await workFor('nginx'),
        brotli: true,
      }),
  }),
  ...(has.caddy && {
    Caddy: async () =>
      startCaddy({
        config: path.join(site.serverFiles, 'Caddyfile'),
        root: site.out,
        host: site.host,
        work: await workFor('caddy'),
      }),
  }),
}

describe.each(Object.keys(servers))('%s', (name) => {
  let server: Server

  beforeAll(async () => {
    server = await kept((servers[name] as () => Promise<Server>)())
  })

  test('answers every request as all others do', async () => {
    expect(await differences(server, await tableFor(site, ''))).toEqual([])
  })

  test.each([
    '/',
    '/heating',
    '/heating/',
    '/alt',
    '/nirgends',
    '/sitemap.xml',
  ])('says at %s what browsers may do with it', async (address) => {
    const { headers } = await ask(server, { path: address })
    const found = securityHeaders(POLICY).map(({ name }) => [name, headers[name.toLowerCase()]])
    expect(Object.fromEntries(found)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Content-Security-Policy': expect.stringMatching(
        /^script-src 'self' 'sha256-[^;]+; .*; frame-ancestors 'none'$/,
      ),
    })
    const isSecure = server.protocol === 'https'
    expect(headers['strict-transport-security']).toBe(isSecure ? 'max-age=15768000' : undefined)
  })
})

test.runIf(has.apache)(
  'Apache without any further module shows every page all the same',
  async () => {
    const work = await workFor('plain-apache')
    const server = await kept(startApache({ root: site.out, host: site.host, work, modules: [] }))
    const { status, headers } = await ask(server, { path: '/heating' })
    expect([status, new URL(headers.location ?? '').pathname]).toEqual([301, '/heating/'])
    expect((await ask(server, { path: '/heating/' })).body).toContain('<h1')
    const unknown = await ask(server, { path: '/blog/nirgends' })
    expect([unknown.status, unknown.body.includes('Post Not Found')]).toEqual([404, true])
  },
)

test.runIf(has.nginx)('nginx without a further module sends what gzip has made', async () => {
  const config = path.join(site.serverFiles, 'nginx.conf')
  const work = await workFor('plain-nginx')
  const server = await kept(startNginx({ config, root: site.out, host: site.host, work }))
  const headers = { 'Accept-Encoding': 'gzip, br' }
  const answer = await ask(server, { path: '/heating', headers })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
})
