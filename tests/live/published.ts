import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { hostingOf } from '../../scripts/hosts/hosting.ts'
import { headersFile, redirectsFile } from '../../scripts/hosts/netlify.ts'
import { type Ask, openLine } from '../../scripts/live/ask.ts'
import { type Built, readBuilt } from '../../scripts/live/built.ts'
import { checkLive, type LiveOptions } from '../../scripts/live/checks/check-live.ts'
import type { Live } from '../../scripts/live/live.ts'
import { openSiteWriter } from '../../scripts/publish/files/site-writer.ts'
import { robots } from '../../scripts/render/sitemap.ts'
import { builtSite } from '../../scripts/serve/built-site.ts'
import type { Handler } from '../../scripts/serve/handler.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { writeBuildManifest } from '../../scripts/site/build-manifest.ts'
import { target } from '../../src/enquiry/providers/inbox.ts'
import { emptyFolder } from '../workspace.ts'

export const SITE = 'http://localhost'

const FORM = target({ endpoint: '/anfrage' })

const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>Text</p>'.repeat(200)}`

const REDIRECTS = [
  { from: '/alt', to: '/heizung' },
  { from: '/index.php?id=3', to: '/heizung' },
  { from: '/Alt.HTM', to: '/heizung' },
]

/** A site of two pages as a build writes it. */
export const build = async (name = 'a1'): Promise<string> => {
  const folder = await emptyFolder()
  const { write, files } = openSiteWriter(folder)
  for (const route of ['', 'heizung/']) {
    await write(`${route}index.html`, page(route + name))
    await write(`${route}index.json`, JSON.stringify({ build: name }))
  }
  for (const scope of ['', 'en/']) await write(`${scope}404.html`, page(`Nicht gefunden ${scope}`))
  await write('Alt.HTM', page('Verschoben'))
  await write('assets/app.12345678.js', 'x()\n'.repeat(400))
  await write('assets/early.12345678.js', 'x()')
  await write('files/torten/preise.pdf', '%PDF-1.7 %%EOF')
  await write('feed.xml', '<feed/>')
  await write('robots.txt', robots(SITE))
  const pages = ['/', '/heizung'].map((route) => `<loc>${SITE}${route}</loc>`)
  await write('sitemap.xml', `<urlset>${pages.join('')}</urlset>`)
  const shell = { form: FORM, notFound: ['', '/en'] }
  const form = { provider: 'inbox', path: '/anfrage', port: 4180 } as const
  const site = { url: SITE, redirects: REDIRECTS, form }
  const hosting = hostingOf(site, shell as Parameters<typeof hostingOf>[1], FORM, [])
  await write('_headers', headersFile(hosting))
  await write('_redirects', redirectsFile(hosting))
  const addresses = ['/', '/heizung'].map((route) => ({ route }))
  await writeBuildManifest(folder, { content: '', url: SITE, addresses, files })
  return folder
}

/** The site's own inbox, which is well, and remembers what it was sent. */
const health =
  (received: string[]): Handler =>
  async (request, response, next) => {
    const json = (body: object) =>
      void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/anfrage/health') return json({ ready: true })
    if (request.url !== '/anfrage') return next()
    received.push(decodeURIComponent(String(await new Response(request as never).text())))
    json({ ok: true })
  }

/** Answers as soon as it is told to: how busy the machine of a test is, is no property of the site. */
const waiting =
  (wait: (address: string) => number, line: Ask): Ask =>
  async (address, question) => ({ ...(await line(address, question)), wait: wait(address) })

/** What a test may have otherwise. */
export interface Wrong {
  /** Comes before the site. */
  before?: Handler
  /** What is published, if not what was built. */
  published?: string
  live?: Partial<Live>
  /** Milliseconds until the first byte of an address. */
  wait?: (address: string) => number
  options?: Partial<LiveOptions>
}

/** Publishes a small site, as a server may have it, and asks it. */
export const ask = async ({ before, published, live, options, wait = () => 10 }: Wrong = {}) => {
  const folder = await build()
  const received: string[] = []
  const handlers = [...(before ? [before] : []), health(received)]
  const server = await serve([...handlers, ...(await builtSite(published ?? folder))], 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const own: Live = {
    url: SITE,
    ask: waiting(
      wait,
      openLine(() => ({ host: '127.0.0.1', port })),
    ),
    built: (await readBuilt(folder)) as Built,
    form: FORM,
    email: 'info@firma.example',
    now: new Date(),
    fetch: (address, init) => fetch(address.replace(SITE, `http://127.0.0.1:${port}`), init),
  }
  const report = await checkLive({ ...own, ...live }, { message: false, ...options })
  server.closeAllConnections()
  const found = report.problems.map(
    ({ file, code, severity }) => `${severity} ${code} ${file.replace(SITE, '')}`,
  )
  return { ...report, found, received }
}
