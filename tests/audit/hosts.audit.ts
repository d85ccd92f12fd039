import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../scripts/hosts/security-headers.ts'
import { hydrated, newVisitor } from '../browser/harness.ts'
import { startApache } from './hosts/apache.ts'
import { askFromOutside } from './hosts/ask-from-outside.ts'
import { startNginx } from './hosts/nginx.ts'
import { startOwn } from './hosts/own.ts'
import { ask, type Server } from './hosts/server.ts'
import { type BuiltSite, buildForHosts } from './hosts/site.ts'
import { has, servers, workFor } from './hosts/start-servers.ts'
import { differences, tableFor } from './hosts/table.ts'

const POLICY = { policy: '' }

const SITE = 'https://www.erlenbeck.example'

const running: Server[] = []

afterAll(() => Promise.all(running.map(({ end }) => end())))

const kept = async (starting: Promise<Server>): Promise<Server> => {
  const server = await starting
  running.push(server)
  return server
}

/** A site for the time of the tests around it. */
const built = (url: string): (() => BuiltSite) => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildForHosts(url)
    return () => fs.rm(site.work, { recursive: true, force: true })
  })
  return () => site
}

describe.each(['', '/firma'])('a site at %s/', (base) => {
  const site = built(SITE + base)

  describe.each(Object.keys(servers))('%s', (name) => {
    let server: Server

    beforeAll(async () => {
      server = await kept((servers[name] as (typeof servers)[string])(site()))
    })

    test('answers every request as all others do', async () => {
      expect(await differences(server, await tableFor(site(), base))).toEqual([])
    })

    test('is as it should be to whoever asks it from outside', async () => {
      expect(await askFromOutside(server, site(), SITE + base)).toEqual([])
    })

    test.each([
      '/',
      '/heating',
      '/heating/',
      '/alt',
      '/nirgends',
      '/sitemap.xml',
    ])('says at %s what browsers may do with it', async (address) => {
      const { headers } = await ask(server, { path: base + address })
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
})

describe('without further modules', () => {
  const site = built(SITE)

  test.runIf(has.apache)(
    'Apache without any further module shows every page all the same',
    async () => {
      const work = await workFor(site(), 'plain-apache')
      const server = await kept(startApache({ ...site(), work, modules: [] }))
      const { status, headers } = await ask(server, { path: '/heating' })
      expect([status, new URL(headers.location ?? '').pathname]).toEqual([301, '/heating/'])
      expect((await ask(server, { path: '/heating/' })).body).toContain('<h1')
      const unknown = await ask(server, { path: '/blog/nirgends' })
      expect([unknown.status, unknown.body.includes('Post Not Found')]).toEqual([404, true])
    },
  )

  test.runIf(has.nginx)('nginx without a further module sends what gzip has made', async () => {
    const config = path.join(site().serverFiles, 'nginx.conf')
    const work = await workFor(site(), 'plain-nginx')
    const server = await kept(startNginx({ config, ...site(), work }))
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const answer = await ask(server, { path: '/heating', headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  })
})

describe('below a path', () => {
  const site = built(`${SITE}/firma`)

  test('every document names what lies below it, and nothing else', async () => {
    const { out } = site()
    const names = await fs.readdir(out, { recursive: true })
    for (const name of names.filter((each) => each.endsWith('.html'))) {
      const html = await fs.readFile(path.join(out, name), 'utf8')
      const [text = ''] = html.split('<script id="pageData"')
      const named = text.matchAll(/\s(?:href|src|action|data-app)="(\/[^"#?]*)/g)
      const listed = text.matchAll(/(?:\ssrcset="|, )(\/media\/[^" ]+)|url\((\/[^)]+)\)/g)
      for (const [, address = '', other] of [...named, ...listed])
        expect(other ?? address, name).toMatch(/^\/firma\//)
    }
  })

  test('a visitor gets everywhere, and nothing is missing', async () => {
    const server = await kept(startOwn(site()))
    const origin = `http://localhost:${server.port}`
    const { page, complaints } = await newVisitor()
    const wrong: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.status() >= 400 || !pathname.startsWith('/firma/')) wrong.push(pathname)
    })
    await page.goto(`${origin}/firma/`)
    await hydrated(page)
    const header = page.locator('.site-header')
    for (const [label, route] of [
      ['Heizung', '/heating'],
      ['Kontakt', '/contact'],
    ]) {
      await header.getByRole('link', { name: label }).first().click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/firma${route}`)
      await expect
        .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
        .toBe(`${SITE}/firma${route}`)
    }
    await page.locator('.site-header__logo').click()
    await expect.poll(() => page.url()).toBe(`${origin}/firma/`)
    await page.goBack()
    await expect.poll(() => page.url()).toBe(`${origin}/firma/contact`)
    await page.goto(`${origin}/firma/heating?admin=on`)
    await hydrated(page)
    await page.locator('.admin-bar').waitFor()
    expect([wrong, complaints]).toEqual([[], []])
  })
})
