import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { phone, visit } from '../browser/harness.ts'
import { violations } from './violations.ts'

/** Blocks that answer what visitors come with. */
const ANSWERS = [
  'area-check',
  'before-after',
  'case-study',
  'contact',
  'emergency',
  'grant-calculator',
  'job',
  'prices',
  'questions',
  'search',
  'steps',
]

const out = inject('out')
const files = (await fs.readdir(out, { recursive: true })).filter((name) =>
  name.endsWith('index.html'),
)

/** The first page with each, as far as the content has one. */
const pages = new Map<string, string>()
for (const file of files.toSorted()) {
  const html = await fs.readFile(path.join(out, file), 'utf8')
  for (const type of ANSWERS)
    if (!pages.has(type) && html.includes(`class="block block--${type}`))
      pages.set(type, `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
}

const narrow: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 640 } }

const looks: Record<string, BrowserContextOptions> = {
  'in 320 pixels': narrow,
  'in the dark': { ...narrow, colorScheme: 'dark' },
  'in forced colours': { ...narrow, forcedColors: 'active' },
}

describe.each(Object.entries(looks))('%s', (_, options) => {
  it.each([...new Set(pages.values())])('%s', async (route) => {
    const { page } = await visit(route, options)
    // In forced colours the visitor's own are shown, which axe does not know of.
    const rules = { 'color-contrast': { enabled: options.forcedColors === undefined } }
    expect(await violations(page, rules)).toEqual([])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })
})

/** Nobody looks for anything on paper. */
const printed = [...pages].filter(([type]) => type !== 'search')

it.each(printed)('%s is on paper', async (type, route) => {
  const { page } = await visit(route)
  await page.emulateMedia({ media: 'print' })
  const block = page.locator(`.block--${type}`).first()
  const over = await block.evaluate((node) => node.scrollWidth - node.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
  expect(await block.innerText()).toMatch(/\p{L}/u)
})
