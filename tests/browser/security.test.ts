import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { embeddable } from '../../src/page/embeddable.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { newVisitor, site, visit } from './harness.ts'

let documents: { name: string; html: string }[]

beforeAll(async () => {
  const out = inject('out')
  const names = (await fs.readdir(out, { recursive: true })).filter((name) => /\.html$/.test(name))
  documents = await Promise.all(
    names.map(async (name) => ({ name, html: await fs.readFile(path.join(out, name), 'utf8') })),
  )
})

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text)

const policyOf = (html: string): Map<string, string[]> => {
  const [policy = ''] = matches(
    html,
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/g,
  )
  const directives = policy.replace(/&#x27;/g, "'").split('; ')
  return new Map(
    directives.map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Scripts besides the loader: one keeps what is begun in a form, one forgets what was sent where that is confirmed. */
const draftScripts = (name: string, html: string): number =>
  Number(html.includes(' data-draft=')) + Number(name === 'contact/sent/index.html')

describe('every document', () => {
  it('has a policy that lets nothing in but the site itself', () => {
    expect(documents.length).toBeGreaterThanOrEqual(27)
    for (const { name, html } of documents) {
      const policy = policyOf(html)
      expect(policy.get('default-src'), name).toEqual(["'none'"])
      expect(policy.get('base-uri'), name).toEqual(["'none'"])
      for (const source of [...policy.values()].flat()) {
        expect(source, name).toMatch(/^('none'|'self'|data:|'sha256-[\w+/=]+')$/)
      }
      // What stands before the policy is not bound by it.
      expect(html.indexOf('Content-Security-Policy'), name).toBeLessThan(200)
    }
  })

  it('has no inline handler, no style attribute, and only inline scripts and styles that are hashed', () => {
    for (const { name, html } of documents) {
      const tags = html.match(/<[a-z][^>]*>/g) ?? []
      for (const tag of tags) expect(tag, name).not.toMatch(/\s(on\w+|style)\s*=/)
      expect(html, name).not.toMatch(/javascript:/i)
      const inline = matches(html, /<style[^>]*>(.*?)<\/style>/gs).map(hash)
      expect(inline.length, name).toBe(1)
      expect(policyOf(html).get('style-src'), name).toEqual(["'self'", ...inline])
      const scripts = matches(html, /<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs).map(hash)
      expect(scripts.length, name).toBe(1 + draftScripts(name, html))
      expect(policyOf(html).get('script-src')?.toSorted(), name).toEqual(
        ["'self'", ...scripts].toSorted(),
      )
    }
  })

  it('loads nothing from another server, and embeds only data, the loader and what looks after drafts', () => {
    for (const { name, html } of documents) {
      const loaded = matches(html, /<(?:script|img|source|video|iframe|link)\b([^>]*)>/g)
      for (const attributes of loaded) {
        if (attributes?.includes('rel="canonical"')) continue
        expect(attributes, name).not.toMatch(/\s(src|href|srcset|poster)="(https?:)?\/\//)
      }
      const scripts = matches(html, /<script((?:\s[^>]*)?)>/g)
      const loader = / data-app="\/assets\/[^"]+\.js" data-modules="[^"]*"$/
      const data = / type="application\/ld\+json"$/
      expect(
        scripts.filter((each) => !data.test(each ?? '')),
        name,
      ).toEqual([...Array(draftScripts(name, html)).fill(''), expect.stringMatching(loader)])
      for (const linked of matches(html, /<script type="application\/ld[^>]*>(.*?)<\/script>/gs)) {
        expect(linked, name).not.toContain('<')
        expect(() => JSON.parse(linked ?? ''), name).not.toThrow()
      }
    }
  })
})

describe('the policy', () => {
  it('stops scripts, handlers and styles that somebody has smuggled in', async () => {
    const { page, complaints } = await visit('/contact')
    const state = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.smuggled = true'
      document.body.append(script)
      const image = document.createElement('div')
      image.innerHTML = '<i style="position:fixed" onclick="window.smuggled = true"></i>'
      document.body.append(image)
      const target = image.querySelector('i') as HTMLElement
      target.click()
      return [(window as { smuggled?: boolean }).smuggled, getComputedStyle(target).position]
    })
    expect(state).toEqual([undefined, 'static'])
    // Of the script and the handler both the document and the server say so, of the style the document.
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toHaveLength(5)
  })

  it('stops requests to other servers', async () => {
    const { page } = await visit('/')
    const asked: string[] = []
    await page.context().route('https://other.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    const results = await page.evaluate(async () => {
      const image = new Image()
      const loaded = new Promise((done) => {
        image.onload = () => done('loaded')
        image.onerror = () => done('stopped')
      })
      image.src = 'https://other.example/pixel.gif'
      const fetched = fetch('https://other.example/').then(
        () => 'loaded',
        () => 'stopped',
      )
      return Promise.all([loaded, fetched])
    })
    expect(results).toEqual(['stopped', 'stopped'])
    expect(asked).toEqual([])
  })
})

describe('the server', () => {
  it('sends headers against sniffing and framing', async () => {
    const { headers } = await fetch(site)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})

describe('embedded data', () => {
  it.each([
    ['the end of the element', '</script><script>window.broken = true</script>'],
    ['a comment that swallows it', '<!--<script>'],
    ['an element', ']]><img src=x onerror="window.broken = true">'],
    ['line separators and references', '\u2028\u2029 & &lt;/script&gt;'],
  ])('can not break out of its script element with %s', async (_, text) => {
    const { page } = await newVisitor()
    const data = { meta: { title: text } } as unknown as PageData
    await page.setContent(
      `<body><script id="data" type="application/json">${embeddable(data)}</script><p>after</p>`,
    )
    const state = await page.evaluate(() => ({
      broken: 'broken' in window,
      after: document.querySelector('body > p')?.textContent,
      data: JSON.parse(document.getElementById('data')?.textContent ?? ''),
    }))
    expect(state).toEqual({ broken: false, after: 'after', data })
  })
})
