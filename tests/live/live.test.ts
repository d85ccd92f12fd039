import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Answer, type Ask, openLine } from '../../scripts/live/ask.ts'
import { checkRedirects } from '../../scripts/live/checks/check-addresses.ts'
import { checkEncryption } from '../../scripts/live/checks/check-encryption.ts'
import { checkMessage } from '../../scripts/live/checks/check-form.ts'
import { checkSearch } from '../../scripts/live/checks/check-search.ts'
import type { Live } from '../../scripts/live/live.ts'
import { reportLive } from '../../scripts/live/report.ts'
import type { Handler } from '../../scripts/serve/handler.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { target as formspree } from '../../src/enquiry/providers/formspree.ts'
import { target as netlify } from '../../src/enquiry/providers/netlify.ts'
import { target } from '../../src/enquiry/providers/php.ts'
import { within } from '../within.ts'
import { ask, build, SITE as HERE } from './published.ts'

const SITE = 'https://www.firma.example'

/** Changes what is said of an answer, at the last moment. */
const saying =
  (change: (headers: Map<string, string>, path: string) => void): Handler =>
  ({ url = '' }, response, next) => {
    const write = response.writeHead.bind(response)
    response.writeHead = (status: number, more: unknown = {}) => {
      const all = { ...response.getHeaders(), ...(more as object) }
      const headers = new Map(
        Object.entries(all).map(([name, value]) => [name.toLowerCase(), String(value)]),
      )
      change(headers, url)
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      return write(status, Object.fromEntries(headers))
    }
    next()
  }

const answering =
  (path: string, status: number, text = ''): Handler =>
  (request, response, next) =>
    request.url === path ? void response.writeHead(status).end(text) : next()

test('nothing is wrong with a site that is served as it was built', async () => {
  const { problems, measured } = await ask()
  expect(problems).toEqual([])
  expect(measured).toMatchObject({ pages: 2, bytes: expect.any(Number) })
  expect(reportLive({ problems, measured }, HERE)).toMatch(
    /2 Seiten abgerufen.*\n.*wie es sein soll/,
  )
})

test('whose server names other letters is told what becomes of the umlauts', async () => {
  const before = saying((headers, url) => {
    if (url === '/heizung') headers.set('content-type', 'text/html; charset=ISO-8859-1')
  })
  const { problems } = await ask({ before })
  expect(problems.map(({ code }) => code)).toEqual(['live-type'])
  expect(problems[0]?.message).toMatch(/iso-8859-1.*utf-8/)
  expect(problems[0]?.hint).toMatch(/^Umlaute/)
})

test('something else in the place of the form is told as such', async () => {
  const { problems } = await ask({ before: answering('/anfrage/health', 200, '<h1>Start</h1>') })
  const [form] = problems.filter(({ code }) => code === 'live-form')
  expect(form?.message).toContain('etwas anderes')
  expect(form?.message).not.toContain('200')
})

test(
  'a robots.txt that is nearly one is read soon',
  within(20, async () => {
    const text = `User-agent: *\nDisallow: /${'\t'.repeat(20_000)}\u2028\n`
    const { found } = await ask({ before: answering('/robots.txt', 200, text) })
    expect(found.filter((each) => each.includes('live-robots'))).toHaveLength(1)
  }),
)

test.each<[string, Handler]>([
  [
    'goes on without an end',
    (_, response) => {
      const goOn = (fault?: unknown): void => {
        if (!fault) response.write(Buffer.alloc(1_000_000), goOn)
      }
      goOn()
    },
  ],
  [
    'unpacks to more than any file',
    (_, response) =>
      void response
        .writeHead(200, { 'Content-Encoding': 'br' })
        .end(brotliCompressSync(Buffer.alloc(60_000_000))),
  ],
])('an answer is cut off that %s', async (_, handler) => {
  const server = await serve([handler], 0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const answer = await openLine()(`http://127.0.0.1:${port}/`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(answer.status).toBe(200)
  expect(answer.body.length).toBeLessThan(60_000_000)
})

test('errors are told before what can wait', async () => {
  const say = saying((headers) => void headers.delete('x-content-type-options'))
  const before: Handler = (request, response, next) =>
    request.url === '/alt' ? void response.writeHead(404).end() : say(request, response, next)
  expect((await ask({ before })).found).toEqual([
    'error live-redirect /alt',
    'warning live-header /',
  ])
})

test('who shuts out some robots alone may do so', async () => {
  const text =
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /alt\n'
  const { found } = await ask({ before: answering('/robots.txt', 200, text) })
  expect(found.filter((each) => each.includes('live-robots'))).toEqual([])
})

test.each([
  ['Disallow: /firma', ['live-robots']],
  ['Disallow: /', ['live-robots']],
  ['Disallow: /andere', []],
  ['Disallow:', []],
  // RFC 9309, section 2.2: the longest rule counts, and of two as long the one that allows.
  ['Disallow: /\nAllow: /', []],
  ['Disallow: /\nAllow: /firma', []],
  ['Allow: /\nDisallow: /firma', ['live-robots']],
  ['Disallow: /*', ['live-robots']],
  ['Disallow: *', ['live-robots']],
  ['Disallow: /*/intern', []],
  ['Disallow: /*a', ['live-robots']],
  ['Disallow: /*a*a', []],
  ['Disallow: /*.pdf$', []],
  // One address, and no other.
  ['Disallow: /firma/$', []],
  ['Disallow: /\nAllow: /firma/$', ['live-robots']],
  // All that is said of everybody belongs together, wherever it stands.
  ['Disallow: /firma\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /firma', []],
  ['Allow: /\n\nUser-agent: GPTBot\nDisallow: /', []],
  ['Sitemap: https://x.example/sitemap.xml\nUser-agent: GPTBot\nDisallow: /', ['live-robots']],
])('for a site in a folder the robots.txt of its domain counts: %s', async (rule, codes) => {
  const robots = Buffer.from(`User-agent: *\n${rule}\n`)
  const answers: Record<string, Partial<Answer>> = {
    [`${SITE}/robots.txt`]: { status: 200, headers: {}, body: robots },
    [`${SITE}/firma/`]: { status: 200, headers: {} },
  }
  const line: Ask = async (address) => answers[address] as Answer
  const found = await checkSearch({ url: `${SITE}/firma`, ask: line } as Live)
  expect(found.map(({ code }) => code)).toEqual(codes)
})

test('what is wrong everywhere is told once, with what to do on the server that is there', async () => {
  const say = saying((headers) => {
    headers.delete('x-content-type-options')
    headers.set('server', 'nginx/1.22')
  })
  // In what order pages answer, is nothing to anybody.
  const before: Handler = (request, response, next) =>
    say(request, response, () => void setTimeout(next, request.url === '/' ? 100 : 0))
  const { problems } = await ask({ before })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ code: 'live-header', severity: 'warning' })
  expect(problems[0]?.message).toMatch(/X-Content-Type-Options fehlt\. Ebenso: .*\/heizung/)
  expect(problems[0]?.hint).toContain('deploy/nginx.conf')
  expect(problems[0]?.hint).not.toContain('Caddy')
})

test.each([
  [401, 'Passwort'],
  [403, '644'],
  [429, 'eine Weile'],
  [500, 'Fehlerprotokoll'],
  [503, 'Fehlerprotokoll'],
])('a page that is there, and answered with %s, is not said to be missing', async (status, hint) => {
  const { problems } = await ask({ before: answering('/heizung', status) })
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).not.toContain('gibt es nicht')
  expect(problems[0]?.message).toContain(String(status))
  expect(problems[0]?.hint).toContain(hint)
  expect(problems[0]?.hint).not.toContain('npm run build')
})

test.each([
  [403, '644'],
  [429, 'eine Weile'],
  [502, 'Fehlerprotokoll'],
])('nor is a file that is answered with %s', async (status, hint) => {
  const { problems } = await ask({
    before: ({ url }, response, next) =>
      url?.startsWith('/assets/') ? void response.writeHead(status).end() : next(),
  })
  const files = problems.filter(({ code }) => code === 'live-file-missing')
  expect(files).toHaveLength(1)
  expect(files[0]?.message).not.toContain('fehlt')
  expect(files[0]?.hint).toContain(hint)
})

test.each([
  [401, 'Passwort'],
  [429, 'eine Weile'],
  [503, 'Fehlerprotokoll'],
])('nor is anything of a site said that answers all with %s', async (status, hint) => {
  const { problems } = await ask({ before: (_, response) => void response.writeHead(status).end() })
  const told = problems.filter(({ code }) => /page|file|build|sitemap|not-found/.test(code))
  expect(told.map(({ code }) => code)).toEqual([
    'live-sitemap',
    'live-page-missing',
    'live-file-missing',
    'live-not-found',
  ])
  for (const each of told) {
    expect(each.hint, each.code).toContain(hint)
    expect(each.message, each.code).not.toMatch(/fehlt|gibt es nicht|Suchmaschinen nehmen/)
  }
})

test.each<[string, (url: string) => string, string]>([
  ['to themselves', (url) => url, 'auf sich selbst'],
  ['to another name', (url) => `https://www.firma.example${url}`, 'https://www.firma.example.'],
  ['to one page', () => '/wartung.html', '/wartung.html'],
])('that all pages lead %s is told once', async (_, to, words) => {
  const before: Handler = ({ url = '' }, response, next) =>
    ['/', '/heizung'].includes(url)
      ? void response.writeHead(302, { Location: to(url) }).end()
      : next()
  const { problems } = await ask({ before })
  const moves = problems.filter(({ code }) => code === 'live-page-moves')
  expect(moves).toHaveLength(1)
  expect(moves[0]?.message).toContain(words)
  expect(moves[0]?.message).toContain('Ebenso: ')
})

test.each<[string, Handler, string[]]>([
  [
    'a page for what there is not',
    answering('/gewerk-check-nirgends', 200, 'Willkommen'),
    ['error live-not-found /gewerk-check-nirgends'],
  ],
  [
    "the server's own error page",
    answering('/gewerk-check-nirgends', 404, 'nginx'),
    ['warning live-not-found-page /gewerk-check-nirgends'],
  ],
  [
    'a wrong type',
    saying((headers, url) => {
      if (url.endsWith('.js')) headers.set('content-type', 'text/plain')
    }),
    ['error live-type /assets/app.12345678.js'],
  ],
  [
    'documents that are kept',
    saying((headers, url) => {
      if (url === '/heizung') headers.set('cache-control', 'max-age=3600')
    }),
    ['warning live-cache /heizung'],
  ],
  [
    'texts as they are',
    (request, _response, next) => {
      delete request.headers['accept-encoding']
      next()
    },
    ['warning live-uncompressed /'],
  ],
  [
    'a script as it is, though pages are packed',
    (request, _response, next) => {
      if (request.url?.startsWith('/assets/')) delete request.headers['accept-encoding']
      next()
    },
    ['warning live-uncompressed /assets/app.12345678.js'],
  ],
  ['a page that is gone', answering('/heizung', 404), ['error live-page-missing /heizung']],
  [
    'a file that is gone',
    answering('/assets/app.12345678.js', 404),
    ['error live-file-missing /assets/app.12345678.js'],
  ],
  [
    'a document that is gone',
    answering('/files/torten/preise.pdf', 404),
    ['error live-file-missing /files/torten/preise.pdf'],
  ],
  [
    'no sitemap',
    answering('/sitemap.xml', 403),
    ['error live-sitemap /sitemap.xml', 'error live-file-missing /sitemap.xml'],
  ],
  [
    "the test server's word that nobody may search the site",
    answering('/robots.txt', 200, 'User-agent: *\nDisallow: /\n'),
    ['error live-robots /robots.txt'],
  ],
  [
    'a header that keeps search engines away',
    saying((headers) => void headers.set('x-robots-tag', 'noindex, nofollow')),
    ['error live-noindex /'],
  ],
  [
    "the server's own error page in a part of the site that has one of its own",
    answering('/en/gewerk-check-nirgends', 404, 'nginx'),
    ['warning live-not-found-page /en/gewerk-check-nirgends'],
  ],
  ['a former address that leads nowhere', answering('/alt', 404), ['error live-redirect /alt']],
  [
    'a former address that leads on for the time being',
    ({ url }, response, next) =>
      url === '/alt' ? void response.writeHead(302, { Location: '/heizung' }).end() : next(),
    ['error live-redirect /alt'],
  ],
  [
    'messages that anybody can read',
    answering('/.gewerk-anfragen/geleert', 200),
    ['error live-messages-exposed /.gewerk-anfragen/geleert'],
  ],
  [
    'a repository that anybody can read',
    answering('/.git/HEAD', 200, 'ref: refs/heads/main\n'),
    ['error live-exposed /.git/HEAD'],
  ],
  [
    'passwords that anybody can read',
    answering('/.env', 200, 'MAIL_PASSWORD=x\n'),
    ['error live-exposed /.env'],
  ],
  [
    'a page at two addresses',
    (request, _response, next) => {
      if (request.url === '/heizung/') request.url = '/heizung'
      next()
    },
    ['warning live-two-addresses /heizung/'],
  ],
  [
    'an inbox that does not run',
    answering('/anfrage/health', 502),
    ['error live-form /anfrage/health'],
  ],
  [
    'something else in the place of the inbox',
    answering('/anfrage/health', 200, 'null'),
    ['error live-form /anfrage/health'],
  ],
  [
    'what the server puts into pages',
    answering('/heizung', 200, '<!doctype html><script src="//werbung.example"></script>'),
    ['error live-other-build /heizung'],
  ],
])('%s is told', async (_name, before, found) => {
  const all = (await ask({ before })).found
  for (const each of found) expect(all).toContain(each)
})

test.each([
  [1, /^1 Nachricht wartet .* gespeichert ist sie\.$/],
  [3, /^3 Nachrichten warten .* gespeichert sind sie\.$/],
])('messages that no mail has brought to the office yet are told: %i', async (waiting, words) => {
  const well = JSON.stringify({ ready: true, waiting })
  const { found, problems } = await ask({ before: answering('/anfrage/health', 200, well) })
  expect(found).toEqual(['warning live-mails-wait /anfrage/health'])
  expect(problems[0]?.message).toMatch(words)
  expect(problems[0]?.hint).toContain('smtp.php')
})

test('of a form whose messages have all been sent, nothing is told', async () => {
  const well = JSON.stringify({ ready: true, waiting: 0 })
  expect((await ask({ before: answering('/anfrage/health', 200, well) })).found).toEqual([])
})

test('a former address that has a page leading on, where 301 would do, is told', async () => {
  const page = '<!doctype html><meta http-equiv="refresh" content="0; url=/heizung">'
  const { found, problems } = await ask({ before: answering('/alt', 200, page) })
  expect(found).toEqual(['warning live-redirect-page /alt'])
  expect(problems[0]?.message).toContain(`${HERE}/heizung`)
})

test('a former address that leads on by 301 may have a page for old browsers as well', async () => {
  const page = '<!doctype html><meta http-equiv="refresh" content="0; url=/heizung">'
  const before: Handler = ({ url }, response, next) =>
    url === '/alt' ? void response.writeHead(301, { Location: '/heizung' }).end(page) : next()
  expect((await ask({ before })).found).toEqual([])
})

test('messages that a server keeps to itself without a word are read by nobody', async () => {
  const before = answering('/.gewerk-anfragen/geleert', 403)
  expect((await ask({ before })).found).toEqual([])
})

test('of a site in a folder, a former address of its home page is asked for once, with its slash', async () => {
  const asked: string[] = []
  const line: Ask = async (address) => {
    asked.push(address)
    return answer(301, { location: `${SITE}/firma/kontakt` })
  }
  const rule = { from: '/firma', conditions: ['seite=3'], to: `${SITE}/firma/kontakt` }
  const built = { url: `${SITE}/firma`, base: '/firma', redirects: [rule, rule] }
  const live = { url: built.url, built, ask: line } as unknown as Live
  expect(await checkRedirects(live)).toEqual([])
  expect(asked).toEqual([`${SITE}/firma/?seite=3`])
})

test('a page that leads from a former address to another page than it should, is told as such', async () => {
  const page = '<!doctype html><meta http-equiv=refresh content="0; url=/bad?a=1&amp;b=2">'
  const { found, problems } = await ask({ before: answering('/alt', 200, page) })
  expect(found).toEqual(['error live-redirect /alt'])
  expect(problems[0]?.message).toContain(`200 nach ${HERE}/bad?a=1&b=2`)
})

test('a site at another address than the one it was built for is told that, and is else judged as it is', async () => {
  const { found, problems } = await ask({ live: { url: 'http://127.0.0.1' } })
  expect(found).toEqual(['warning live-other-address http://127.0.0.1/'])
  expect(problems[0]?.message).toContain(HERE)
})

test('a site that is on the web without encryption is told that', async () => {
  const { found } = await ask({ live: { url: 'http://www.firma.example' } })
  expect(found).toContain('error live-unencrypted http://www.firma.example/')
})

test('a page that the published sitemap names, and that was not built here, is told', async () => {
  const before: Handler = ({ url }, response, next) => {
    if (url === '/fremd') return void response.end('<h1>Fremd</h1>')
    if (url !== '/sitemap.xml') return next()
    // What another site has at its own address, is no matter of this one.
    const named = [HERE, `${HERE}/heizung`, `${HERE}/fremd`, `${HERE}.example/shop`]
    const text = named.map((address) => `<loc>${address}</loc>`).join('')
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(text)
  }
  const { found, measured } = await ask({ before })
  expect(found).toContain('warning live-other-build /fremd')
  expect(measured?.pages).toBe(3)
  expect(found.filter((each) => each.includes('live-page'))).toEqual([])
})

test('another build is known by its name', async () => {
  const { found } = await ask({ published: await build('b2') })
  expect(found).toContain('error live-build-name /index.json')
})

test('a slash that a host puts behind addresses is followed', async () => {
  const before: Handler = (request, response, next) => {
    if (request.url === '/heizung')
      return void response.writeHead(301, { Location: '/heizung/' }).end()
    if (request.url === '/heizung/') request.url = '/heizung'
    next()
  }
  expect((await ask({ before })).found).toEqual(['warning live-slash /heizung'])
})

test.each([
  '//',
  'https://',
  'http://[',
  '',
])('where a move leads to no address, it is told: %j', async (location) => {
  const before: Handler = (request, response, next) =>
    ['/alt', '/heizung'].includes(request.url ?? '')
      ? void response.writeHead(301, { Location: location }).end()
      : next()
  const { found } = await ask({ before })
  expect(found).toContain('error live-redirect /alt')
  expect(found).toContain('error live-page-moves /heizung')
})

test('sitemaps that name each other are read once', async () => {
  const asked: string[] = []
  const maps = ['/sitemap.xml', '/seiten.xml', '/neues.xml']
  const before: Handler = ({ url = '' }, response, next) => {
    if (!maps.includes(url)) return next()
    asked.push(url)
    if (asked.length > 20) return void response.writeHead(500).end()
    const named = [...maps, '/heizung'].map((each) => `<loc>${HERE}${each}</loc>`)
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(named.join(''))
  }
  const { measured } = await ask({ before })
  expect(measured?.pages).toBe(2)
  const others = asked.filter((url) => url !== '/sitemap.xml')
  expect(others.sort()).toEqual(['/neues.xml', '/seiten.xml'])
})

test('sitemaps that name a further one without an end are not followed', async () => {
  let count = 0
  const before: Handler = ({ url = '' }, response, next) => {
    if (!/^\/sitemap\d*\.xml$/.test(url)) return next()
    count += 1
    if (count > 50) return void response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(`<loc>${HERE}/sitemap${count}.xml</loc>`)
  }
  await ask({ before })
  expect(count).toBeLessThan(10)
})

test('of a large site that still lies there, some pages are asked for, and not all', async () => {
  let asked = 0
  const before: Handler = ({ url = '' }, response, next) => {
    if (url.startsWith('/shop/')) asked += 1
    if (url !== '/sitemap.xml') return next()
    const named = Array.from({ length: 500 }, (_, at) => `<loc>${HERE}/shop/${at}</loc>`)
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(named.join(''))
  }
  const { found } = await ask({ before })
  expect(found).toContain('error live-page-missing /shop/0')
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(50)
})

test('what hosts keep to themselves is missed by nobody', async () => {
  const before: Handler = ({ url = '' }, response, next) =>
    ['/_headers', '/_redirects'].includes(url) ? void response.writeHead(404).end() : next()
  expect((await ask({ before })).found).toEqual([])
})

test('a file that did not arrive as a whole is told', async () => {
  const published = await build()
  await fs.truncate(path.join(published, 'assets/app.12345678.js'), 1_000)
  expect((await ask({ published })).found).toContain('error live-file-cut /assets/app.12345678.js')
})

test.each([
  ['does not say how large it is', {}],
  ['says how large it is when packed', { 'Content-Encoding': 'br', 'Content-Length': 40 }],
])('a file is not said to be cut off where the server %s', async (_, headers) => {
  const before: Handler = ({ url, method }, response, next) =>
    method === 'HEAD' && url?.startsWith('/assets/')
      ? void response.writeHead(200, headers).end()
      : next()
  const { found } = await ask({ before })
  expect(found.filter((each) => each.includes('live-file-cut'))).toEqual([])
})

test('a page that is gone is none of those whose speed is told', async () => {
  const { measured } = await ask({ before: answering('/heizung', 404) })
  expect(measured?.pages).toBe(1)
})

test('who has browsers ask each time in other words, as Netlify and Cloudflare Pages do, is believed', async () => {
  const before = saying((headers) => {
    if (headers.get('cache-control') === 'no-cache')
      headers.set('cache-control', 'public,max-age=0,must-revalidate')
  })
  expect((await ask({ before })).found).toEqual([])
})

test('an age alone does not have browsers ask where the server can not be reached', async () => {
  const before = saying((headers) => {
    if (headers.get('cache-control') === 'no-cache') headers.set('cache-control', 'max-age=0')
  })
  expect((await ask({ before })).found).toContain('warning live-cache /')
})

test.each([
  ['every page', ''],
  ['its first page', '/'],
  ['another page', '/heizung'],
])('a site that lets its visitors wait for %s is told', async (_, page) => {
  const wait = (address: string) => (address.endsWith(page) ? 801 : 10)
  expect((await ask({ wait })).found).toEqual(['warning live-slow /'])
})

test('a line that the server had put down meanwhile is no fault of the site', async () => {
  const lines = new Set<unknown>()
  const before: Handler = (request, _response, next) => {
    if (lines.has(request.socket)) return void request.socket.destroy()
    lines.add(request.socket)
    next()
  }
  expect((await ask({ before })).found).toEqual([])
})

test.each([
  ['noindex', ['error live-noindex /']],
  ['googlebot: none', ['error live-noindex /']],
  ['max-image-preview:none', []],
  ['max-image-preview: none', []],
  ['noarchive', []],
])('whether search engines are kept away is told by what the server says to them: %s', async (tag, found) => {
  const before = saying((headers) => void headers.set('x-robots-tag', tag))
  expect((await ask({ before })).found).toEqual(found)
})

test('that a site keeps silent from the first is all that is told of it', async () => {
  const silent: Ask = async () => ({ ...answer(0), fault: 'ETIMEDOUT' })
  expect((await ask({ live: { ask: silent } })).found).toEqual(['error live-no-answer /'])
})

test('a site that is not there is all that is told', async () => {
  const { found } = await ask({
    live: { ask: openLine(() => ({ host: '127.0.0.1', port: 1 })) },
  })
  expect(found).toEqual(['error live-no-answer /'])
})

test('where nothing is encrypted yet, the certificate is named', async () => {
  const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await once(plain.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void plain.close())
  const { port } = plain.address() as AddressInfo
  const { problems } = await ask({
    live: { url: SITE, ask: openLine(() => ({ host: '127.0.0.1', port })) },
  })
  expect(problems.map(({ code }) => code)).toEqual(['live-no-answer'])
  expect(problems[0]?.hint).toContain('Zertifikat')
  expect(problems[0]?.hint).not.toContain('ob er läuft')
})

test('who has stopped answering is not waited for at every address', async () => {
  const silence = { ...{ status: 0, headers: {}, bytes: 0, wait: 0, certificate: undefined } }
  const body = Buffer.alloc(0)
  const asked: string[] = []
  const silent: Ask = async (url) => {
    asked.push(url)
    return asked.length === 1
      ? { ...silence, body, status: 200 }
      : { ...silence, body, fault: 'ETIMEDOUT' }
  }
  const { problems } = await ask({ live: { ask: silent } })
  expect(problems.map(({ code }) => code)).toContain('live-file-missing')
  expect(asked.length).toBeLessThan(13)
})

test('who sends a byte now and then, and never the whole page, is given up', async () => {
  const before: Handler = (_, response) => {
    const timer = setInterval(() => response.write('x'), 10)
    response.once('close', () => clearInterval(timer))
  }
  const server = await serve([before], 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const line = openLine(() => ({ host: '127.0.0.1', port }), { silence: 60_000, whole: 100 })
  expect(await line('http://localhost/')).toMatchObject({ status: 0, fault: 'ETIMEDOUT' })
})

test('a test message says of itself that it is one, and is sent only when asked for', async () => {
  expect((await ask()).received).toEqual([])
  const { found, received } = await ask({ options: { message: true } })
  expect([found, received.length]).toEqual([[], 1])
  expect(received[0]).toMatch(/Das.ist.eine.Probe,.keine.Anfrage/)
})

describe('what helps a form', () => {
  const PHP = target({ provider: 'php', processor: '', days: 180 })
  const hintsOf = async (server: string, wrong: Handler, live: Partial<Live>) => {
    const before: Handler = (request, response, next) => {
      response.setHeader('Server', server)
      return wrong(request, response, next)
    }
    const { problems } = await ask({ before, live })
    return problems.filter(({ code }) => code === 'live-form').map(({ hint }) => hint)
  }

  test.each([
    ['nginx', answering('/anfrage.php', 404), 'php-fpm'],
    ['nginx', answering('/anfrage.php', 200, '<?php'), 'php-fpm'],
    ['Caddy', answering('/anfrage.php', 404), 'deploy/Caddyfile'],
    ['Apache', answering('/anfrage.php', 404), 'PHP 8.1'],
  ])('by PHP on %s', async (server, wrong, words) => {
    const [hint = ''] = await hintsOf(server, wrong, { form: PHP })
    expect(hint).toContain(words)
    expect(hint).not.toContain('gewerk-inbox')
  })

  test('by an inbox of one’s own', async () => {
    const [hint = ''] = await hintsOf('nginx', answering('/anfrage/health', 502), {})
    expect(hint).toContain("systemctl status 'gewerk-inbox-*'")
    expect(hint).not.toContain('PHP')
  })
})

test.each<[string, Record<string, string>, string[]]>([
  ['on any other server', { server: 'nginx' }, ['error live-form /']],
  ['with Netlify', { server: 'Netlify' }, []],
  ['with Netlify, behind somebody else', { server: 'cloudflare', 'x-nf-request-id': '01J' }, []],
])('of a form for Netlify, %s, is told whether anybody takes its messages', async (_, says, found) => {
  const before: Handler = (_request, response, next) => {
    for (const [name, value] of Object.entries(says)) response.setHeader(name, value)
    next()
  }
  const form = netlify({ provider: 'netlify', processor: '' })
  const all = (await ask({ before, live: { form } })).found
  expect(all.filter((each) => each.includes('live-form'))).toEqual(found)
})

test('of a form for Netlify whose page does not answer, nothing is said of where the site is', async () => {
  const form = netlify({ provider: 'netlify', processor: '' })
  const before: Handler = ({ url, socket, headers }, _response, next) =>
    url === '/' && headers.accept === 'application/json' ? void socket.destroy() : next()
  expect((await ask({ before, live: { form } })).found).toEqual([])
})

const SERVICE = 'http://formular.example/f/abc'

test.each<[string, Handler, string[]]>([
  ['that says it wants posts', answering('/f/abc', 405), []],
  ['that answers in its own way', answering('/f/abc', 200, '<h1>Formular</h1>'), []],
  ['that does not know the form', answering('/f/abc', 404), [`error live-form ${SERVICE}`]],
  ['that had the form once', answering('/f/abc', 410), [`error live-form ${SERVICE}`]],
  ['that is out of order', answering('/f/abc', 500), [`error live-form ${SERVICE}`]],
  [
    'that does not answer',
    ({ url, socket }, _response, next) => (url === '/f/abc' ? void socket.destroy() : next()),
    [`error live-form ${SERVICE}`],
  ],
])('of a service %s is told whether it takes messages', async (_, before, found) => {
  const form = formspree({ provider: 'formspree', processor: '', endpoint: SERVICE })
  expect((await ask({ before, live: { form } })).found).toEqual(found)
})

test('a test message that is not taken is told', async () => {
  const before = answering('/anfrage', 422)
  const { found } = await ask({ before, options: { message: true } })
  expect(found).toEqual(['error live-message /anfrage'])
})

test('no test message is sent to whom nobody vouches for, and the certificate is named', async () => {
  const line: Ask = async () => answer(200, {}, { fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  const live = {
    ...{ url: SITE, ask: line, now: new Date(), email: 'info@firma.example' },
    built: { url: SITE },
    form: { provider: 'php', action: '/anfrage.php' },
    fetch: () => Promise.reject(new Error('fetch failed')),
  } as unknown as Live
  const [finding, ...others] = await checkMessage(live)
  expect(others).toEqual([])
  expect(finding?.message).toContain('Zertifikat unter dieser Adresse')
  expect(JSON.stringify(finding)).not.toContain('PHP')
})

test('a site without a form is not asked for one, and a test message is not called sent', async () => {
  const live = { form: undefined }
  expect((await ask({ live })).found).toEqual([])
  const { found } = await ask({ live, options: { message: true } })
  expect(found).toEqual(['error live-message /'])
})

const answer = (status: number, headers = {}, certificate = {}): Answer => ({
  ...{ status, headers, body: Buffer.alloc(0), bytes: 0, wait: 0 },
  certificate: { expires: new Date('2027-03-01'), fault: undefined, ...certificate },
})

/** What is found of a site's encryption, by what its addresses answer. */
const encryptionFound = (answers: Record<string, Answer>, url = SITE) => {
  const moved = (route: string) => answer(301, { location: SITE + route })
  const right: Record<string, Answer> = {
    [`${SITE}/`]: answer(200),
    'http://www.firma.example/': moved('/'),
    'http://www.firma.example/kontakt': moved('/kontakt'),
    'https://firma.example/': moved('/'),
    'https://firma.example/kontakt': moved('/kontakt/'),
  }
  const all = { ...right, ...answers }
  const line: Ask = async (address) => all[address] as Answer
  const built = { routes: ['/', '/kontakt'] }
  const live = { url, ask: line, now: new Date('2026-11-23'), built } as Live
  return checkEncryption(live, all[`${url}/`] as Answer)
}

const encryption = async (answers: Record<string, Answer>) => {
  const found = await encryptionFound(answers)
  return found.map(({ code, severity, address }) => `${severity} ${code} ${address}`)
}

test.each<[string, Record<string, Answer>, string[]]>([
  ['nothing, where all is right', {}, []],
  [
    'a certificate that is over',
    { [`${SITE}/`]: answer(200, {}, { fault: 'CERT_HAS_EXPIRED' }) },
    [`error live-certificate ${SITE}/`],
  ],
  [
    'one that will be in ten days',
    { [`${SITE}/`]: answer(200, {}, { expires: new Date('2026-12-03') }) },
    [`warning live-certificate-ends ${SITE}/`],
  ],
  [
    'a site that is also there without',
    { 'http://www.firma.example/': answer(200) },
    ['error live-http http://www.firma.example/'],
  ],
  [
    'one that leads from there to somebody else’s',
    {
      'http://www.firma.example/': answer(301, { location: 'https://www.parkplatz.example/' }),
      'https://firma.example/': answer(301, { location: `${SITE}.fremd.example/` }),
    },
    ['error live-http http://www.firma.example/', 'warning live-other-name https://firma.example/'],
  ],
  [
    'nothing, where both names lead on one after the other',
    { 'http://www.firma.example/': answer(301, { location: 'https://firma.example/' }) },
    [],
  ],
  [
    'silence at the address without',
    { 'http://www.firma.example/': answer(0) },
    ['warning live-http-silent http://www.firma.example/'],
  ],
  [
    'silence at the other name',
    { 'https://firma.example/': answer(0) },
    ['warning live-other-name https://firma.example/'],
  ],
  [
    'a second address',
    { 'https://firma.example/': answer(200) },
    ['warning live-other-name https://firma.example/'],
  ],
  [
    'a move that leads to no address',
    {
      'http://www.firma.example/': answer(301, { location: 'https://' }),
      'https://firma.example/': answer(301, { location: '//' }),
    },
    ['error live-http http://www.firma.example/', 'warning live-other-name https://firma.example/'],
  ],
  [
    'a page that leads to the first one',
    {
      'http://www.firma.example/kontakt': answer(301, { location: `${SITE}/` }),
      'https://firma.example/kontakt': answer(301, { location: `${SITE}/index.html` }),
    },
    [
      'warning live-path-lost http://www.firma.example/kontakt',
      'warning live-path-lost https://firma.example/kontakt',
    ],
  ],
  [
    'a certificate for one of both names',
    {
      'https://firma.example/': answer(
        301,
        { location: `${SITE}/` },
        { fault: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      ),
    },
    ['error live-certificate https://firma.example/'],
  ],
])('of the encryption is told %s', async (_name, answers, found) => {
  expect(await encryption(answers)).toEqual(found)
})

test('where nobody types www. or leaves it out, no other name is asked for', async () => {
  const url = 'https://notdienst.firma.example'
  const plain = (route: string) => ({
    [`http://notdienst.firma.example${route}`]: answer(301, { location: url + route }),
  })
  const answers = { [`${url}/`]: answer(200), ...plain('/'), ...plain('/kontakt') }
  expect(await encryptionFound(answers, url)).toEqual([])
})

test('of a site with a port of its own, the addresses are asked for that its servers lead on', async () => {
  const url = 'https://www.firma.example:8443'
  const leading = (site: string) => ({
    [`${site}/`]: answer(301, { location: `${url}/` }),
    [`${site}/kontakt`]: answer(301, { location: `${url}/kontakt` }),
  })
  const answers = {
    [`${url}/`]: answer(200),
    ...leading('http://www.firma.example'),
    ...leading('https://firma.example:8443'),
    // What speaks only TLS there answers whoever speaks without.
    'http://www.firma.example:8443/': answer(400),
    'https://firma.example/': answer(0),
  }
  expect(await encryptionFound(answers, url)).toEqual([])
})

test.each([
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'fullchain.pem'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'selbst ausgestellt'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'genau diesen Namen'],
  ['CERT_HAS_EXPIRED', 'noch gültig'],
])('of a certificate is said what is wrong with it: %s', async (fault, words) => {
  const [finding] = await encryptionFound({ [`${SITE}/`]: answer(200, {}, { fault }) })
  expect(finding?.hint).toContain(words)
})
