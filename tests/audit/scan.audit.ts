import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { BAKERY, RENOVATION, RENOVATION_TODAY, siteOf, TODAY } from '../workspace.ts'
import { startOwn } from './hosts/own.ts'
import { ask, type Server } from './hosts/server.ts'
import { type Document, documentsIn, metaOf, valuesOf } from './scan/pages.ts'

/** What is not held to is argued in docs/decisions/tests.md, „What scanners find“. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    'void-style': 'off',
    'tel-non-breaking': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'wcag/h32': 'off',
  },
})

const host = 'www.firma.example'

describe.each([
  ['the larger company', RENOVATION, RENOVATION_TODAY],
  ['the bakery', BAKERY, TODAY],
])('%s', (_, content, today) => {
  let out: string
  let documents: Document[]
  let server: Server

  beforeAll(async () => {
    const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-scan-'))
    const copy = path.join(work, 'content')
    await fs.cp(content, copy, { recursive: true })
    out = path.join(work, 'dist')
    expect(await buildSite({ ...siteOf(copy, today), out })).toBe(0)
    documents = await documentsIn(out)
    server = await startOwn({ work, root: out, out, serverFiles: '', host })
    return async () => {
      await server.end()
      await fs.rm(work, { recursive: true, force: true })
    }
  }, 300_000)

  test('has markup without a fault', async () => {
    const found: string[] = []
    for (const { name, html } of documents) {
      const { results } = await validator.validateString(html)
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        found.push(`${name}: ${ruleId}, ${message} (${selector})`)
    }
    expect(found).toEqual([])
  })

  test('names no address of its own that is missing, or leads elsewhere first', async () => {
    const named = new Map<string, string>()
    for (const { name, html } of documents) {
      // Where forms post to, another program answers.
      const links = [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]
      const pictures = valuesOf(html, 'srcset').flatMap((list) =>
        list.split(', ').map((each) => each.split(' ')[0] ?? ''),
      )
      for (const link of [...links, ...pictures])
        if (/^\/(?!\/)/.test(link)) named.set(link.split('#')[0] as string, name)
    }
    expect(named.size).toBeGreaterThan(10)
    const found: string[] = []
    for (const [link, name] of named) {
      const { status } = await ask(server, { path: link, method: 'HEAD' })
      if (status !== 200) found.push(`${name}: ${link} answers ${status}`)
    }
    expect(found).toEqual([])
  })

  test('says in each head what a page is, once', () => {
    const found: string[] = []
    const titles = new Map<string, string>()
    for (const { name, html } of documents) {
      const isListed = !html.includes('content="noindex')
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
      const heads = {
        title: title.length >= 5 && title.length <= 90,
        'a title of its own': !isListed || titles.get(title) === undefined,
        description: !isListed || (metaOf(html, 'description') ?? '').length >= 10,
        canonical: !isListed || (html.match(/rel="canonical"/g) ?? []).length === 1,
        language: /<html lang="[a-z]{2}/.test(html),
        viewport: metaOf(html, 'viewport') === 'width=device-width, initial-scale=1',
        'one h1': (html.match(/<h1[\s>]/g) ?? []).length === 1,
        icons: html.includes('rel="icon"') && html.includes('rel="apple-touch-icon"'),
        ...Object.fromEntries(
          ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:type'].map(
            (each) => [each, !isListed || Boolean(metaOf(html, each))],
          ),
        ),
      }
      titles.set(title, name)
      for (const [what, isThere] of Object.entries(heads))
        if (!isThere) found.push(`${name}: ${what}`)
    }
    expect(found).toEqual([])
  })

  test('has no number that a telephone could not dial', () => {
    const numbers = documents.flatMap(({ html }) =>
      valuesOf(html, 'href').filter((link) => link.startsWith('tel:')),
    )
    expect(numbers.length).toBeGreaterThan(documents.length)
    // RFC 3966, and the longest number that there is (E.164).
    for (const number of numbers) expect(number).toMatch(/^tel:(?:\+[1-9]\d{6,14}|11[0-9])$/)
  })

  test('has what is asked for by itself: icons, security.txt, a feed that pages name', async () => {
    const get = (asked: string) => ask(server, { path: asked })
    const icon = await get('/favicon.ico')
    expect(Buffer.from(icon.body, 'latin1').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
    const manifest = JSON.parse((await get('/manifest.webmanifest')).body)
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
    for (const { src } of manifest.icons)
      expect((await get(new URL(src, 'http://x/').pathname)).status).toBe(200)
    const { body } = await get('/.well-known/security.txt')
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? []
    const days = (Date.parse(expires) - Date.parse(today)) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThanOrEqual(366)
    for (const { html } of documents)
      expect(html.includes('application/atom+xml')).toBe((await get('/feed.xml')).status === 200)
  })
})
