import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../scripts/hosts/security-headers.ts'
import { hostWords } from '../../scripts/hosts/words.ts'
import { hydrated, newVisitor } from '../browser/harness.ts'
import { pdf } from '../pdf.ts'
import { startApache } from './hosts/apache.ts'
import { askFromOutside } from './hosts/ask-from-outside.ts'
import { startNginx } from './hosts/nginx.ts'
import { startOwn } from './hosts/own.ts'
import { install, start } from './hosts/programs.ts'
import { type Answer, ask, type Server } from './hosts/server.ts'
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

const FORM_BY_PHP = 'form:\n  provider: php\n  processor: Muster Hosting GmbH\n  days: 180\n'

const hasFastCgi = install({ 'php-cgi': 'php-cgi' })

/** A configuration in which somebody has taken the signs off the lines for PHP. */
const withPhpLines = (config: string): string => {
  const lines = config.split('\n')
  const first = lines.findIndex((line) => line.includes(hostWords.phpFpm)) + 1
  const last = lines.findIndex((line, at) => at >= first && !/^\s*# (?!\S* führt)/.test(line))
  return lines
    .map((line, at) => (at < first || at >= last ? line : line.replace('# ', '')))
    .join('\n')
}

/** A site for the time of the tests around it. */
const built = (
  url: string,
  changes: Parameters<typeof buildForHosts>[1] = {},
): (() => BuiltSite) => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildForHosts(url, changes)
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

    test('takes no address for a fault of its own', async () => {
      const long = ['x'.repeat(300), '%C3%BC'.repeat(130), 'x/'.repeat(3_000)]
      const odd = ['%00', 'heating%00', '%ff', '%2e%2e/%2e%2e/etc/passwd', ...long]
      for (const address of odd) {
        const { status } = await ask(server, { path: `${base}/${address}` })
        expect(status, address).toBeGreaterThanOrEqual(400)
        expect(status, address).toBeLessThan(500)
      }
    })

    test.each([
      '/heating',
      '/heating/index.json',
      '/feed.xml',
      '/licences.txt',
    ])('sends %s once, and only says later that it is the same', async (address) => {
      for (const coding of ['identity', 'gzip', 'gzip, br']) {
        const question = { path: base + address, headers: { 'Accept-Encoding': coding } }
        const { etag = '' } = (await ask(server, question)).headers
        const headers = { ...question.headers, 'If-None-Match': etag }
        expect((await ask(server, { ...question, headers })).status, coding).toBe(304)
        const other = { ...question.headers, 'If-None-Match': '"other"' }
        expect((await ask(server, { ...question, headers: other })).status, coding).toBe(200)
      }
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

    test.skipIf(name === 'npm start')(
      'leads on who comes by the other name, under the same rules',
      async () => {
        const asked = { path: `${base}/heating/?a=b`, headers: { Host: 'erlenbeck.example' } }
        const { status, headers } = await ask(server, asked)
        expect([status, headers.location]).toEqual([301, `${SITE}${asked.path}`])
        expect(headers).toMatchObject({
          'strict-transport-security': 'max-age=15768000',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        })
      },
    )
  })
})

const LONG = 'www.tischlerei-mueller-und-soehne.handwerk-warendorf.example'

describe('at a long address', () => {
  const site = built(`https://${LONG}`)

  test.each(Object.keys(servers))('%s shows the site', async (name) => {
    const server = await kept((servers[name] as (typeof servers)[string])(site()))
    expect((await ask(server, { path: '/alt' })).status).toBe(301)
    expect((await ask(server, { path: '/heating' })).status).toBe(200)
  })
})

describe.each(['', '/firma'])('behind a proxy that has the certificate, at %s/', (base) => {
  const site = built(SITE + base)

  test.runIf(has.apache)('Apache leads nobody on without encryption', async () => {
    const work = await workFor(site(), 'behind-proxy')
    const server = await kept(startApache({ ...site(), work, behindProxy: true }))
    const ledTo = async (path: string, Host = server.host) => {
      const headers = { Host, 'X-Forwarded-Proto': 'https' }
      return (await ask(server, { path: base + path, headers })).headers.location
    }
    expect(await ledTo('/heating/?a=b')).toBe(`${SITE}${base}/heating?a=b`)
    expect(await ledTo('/index.html')).toBe(`${SITE}${base}/`)
    expect(await ledTo('/alt')).toBe(`${SITE}${base}/heating`)
    expect(await ledTo('/anderswo')).toBe('https://anderswo.example/a?b=c')
    if (base !== '') expect(await ledTo('')).toBe(`${SITE}${base}/`)
    expect(await ledTo('/heating', 'erlenbeck.example')).toBe(`${SITE}${base}/heating`)
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

  test.runIf(has.apache)(
    'Apache runs and unpacks nothing for an ending inside a name',
    async () => {
      const [work, name] = [await workFor(site(), 'endings'), 'files/karte.var.br.PDF']
      await fs.writeFile(path.join(site().out, name), pdf())
      const server = await kept(startApache({ ...site(), work }))
      const { status, headers, body } = await ask(server, { path: `/${name}` })
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(headers).not.toHaveProperty('content-encoding')
      expect(body).toBe(pdf().toString('latin1'))
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

describe.each(['', '/firma'])('a form by PHP at %s/anfrage.php', (base) => {
  const site = built(SITE + base, { form: FORM_BY_PHP })
  const path = `${base}/anfrage.php`

  /** Starts each of the servers that can be had here, with a configuration that somebody has changed. */
  const each = async (change: (config: string) => string) => {
    const files = { nginx: 'nginx.conf', Caddy: 'Caddyfile' }
    const found: Record<string, Answer> = {}
    for (const [name, file] of Object.entries(files)) {
      if (!servers[name]) continue
      const serverFiles = await fs.mkdtemp(`${site().work}/deploy-`)
      const config = await fs.readFile(`${site().serverFiles}/${file}`, 'utf8')
      await fs.writeFile(`${serverFiles}/${file}`, change(config))
      const work = await fs.mkdtemp(`${site().work}/servers-`)
      const server = await kept(servers[name]({ ...site(), serverFiles, work }))
      found[name] = await ask(server, { path, headers: { Accept: 'application/json' } })
    }
    return found
  }

  test('nobody reads the script where nothing runs it', async () => {
    for (const [name, { status, body }] of Object.entries(await each(String))) {
      expect([status, body.includes('<?php')], name).toEqual([404, false])
      expect(body, name).toContain('Seite nicht gefunden')
    }
  })

  test.runIf(hasFastCgi)('takes messages once the lines for it are written', async () => {
    const socket = `${site().work}/php.sock`
    const php = start('php-cgi', ['-b', socket])
    running.push({ protocol: 'http', port: 0, host: '', end: php.end })
    const answers = await each((config) =>
      withPhpLines(config)
        .replace('/run/php/php-fpm.sock', socket)
        .replace('include fastcgi.conf', 'include /etc/nginx/fastcgi.conf'),
    )
    for (const [name, { status, body }] of Object.entries(answers))
      expect([status, JSON.parse(body)], name).toEqual([
        200,
        expect.objectContaining({ ready: true }),
      ])
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
