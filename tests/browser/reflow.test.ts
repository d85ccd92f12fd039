// @module-tag long
import { promises as fs } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { newVisitor, phone, site, visit, withoutScript } from './harness.ts'

/** Paths of all pages, the ones for unknown addresses included. */
const paths = async (): Promise<string[]> => {
  const files = await fs.readdir(inject('out'), { recursive: true })
  return files.filter((file) => file.endsWith('.html')).map((file) => `/${file}`)
}

/**
 * Words and fields that stick out of the window, but for those in a row that is pushed along. Blocks clip
 * what does: it could not be reached.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const readable =
      'h1, h2, h3, h4, p, li, dt, dd, a, span, button, label, input, select, textarea'
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll(readable)]
      .filter((element) => !element.closest('[tabindex="0"]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > clientWidth + 1)
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`)
  })

/** What stands beside a picture, a figure or buttons and has room for less than a word in a line. */
const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const narrow = 5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const beside =
      '.services__text > p, .stats__label, .stats__source, .notice__text, .grant-calculator__cases tbody th'
    return [...document.querySelectorAll(beside)]
      .filter((element) => element.getBoundingClientRect().width < narrow)
      .map(({ textContent }) => `${textContent?.slice(0, 40)}`)
  })

/**
 * Somebody whose letters are twice as large; what a style sheet asks of the window stays as it is. The typeface is
 * waited for: a page that it reaches a moment too late keeps the stand-in, which is any width on a machine without Arial.
 */
const withLargeLetters = async (width: number): Promise<Page> => {
  const { page } = await newVisitor({ viewport: { width, height: 844 }, ...withoutScript })
  await page.route('**/*.html', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
      .replace('<html', '<html style="font-size: 200%"')
      .replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
  return page
}

it.each([
  390, 1280,
])('nothing is wider than a window of %i with letters twice as large, and no text squeezed into less than a word', async (width) => {
  const page = await withLargeLetters(width)
  const found: string[] = []
  for (const path of await paths()) {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' })
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (isWide) found.push(path)
    found.push(...(await squeezed(page)))
  }
  expect(found).toEqual([])
})

/** In how many lines an element's words stand. */
const linesOf = (words: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(words)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

it('buttons leave room for the words of a notice with letters twice as large', async () => {
  const page = await withLargeLetters(1280)
  await page.goto(`${site}/heating/index.html`)
  await page.locator('.notice .actions').evaluate((buttons) => {
    buttons.append(`${buttons.textContent}`.repeat(2))
  })
  expect(await squeezed(page)).toEqual([])
})

it('breaks no word in the header with letters twice as large', async () => {
  const page = await withLargeLetters(1280)
  await page.goto(`${site}/index.html`)
  await page.evaluate(() => document.fonts.ready)
  const header = page.getByRole('banner')
  expect(await header.getByText('Erlenbeck').evaluate(linesOf)).toBe(1)
  expect(await header.getByText('Kontakt').evaluate(linesOf)).toBe(1)
})

it('breaks no word of the header and of the call bar on a phone with letters twice as large, whatever the typeface', async () => {
  const page = await withLargeLetters(390)
  await page.route('**/*.woff2', (font) => font.abort())
  await page.goto(`${site}/heating/index.html`)
  const name = page.getByRole('banner').getByText('Erlenbeck')
  expect(await name.evaluate(linesOf)).toBe(1)
  // Its word, and the number below it.
  const call = page.getByRole('complementary').locator('a[href^="tel:"] > span')
  expect(await call.evaluate(linesOf)).toBe(2)
})

/** As far apart as visitors may put lines, letters and words (WCAG 2.2, 1.4.12). */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const apart = new CSSStyleSheet()
    apart.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(apart)
  })

it.each([
  320, 360, 390,
])('the number of the call bar stays within its button where letters stand far apart, at %i', async (width) => {
  // Without the app nobody takes the number away where the office is closed.
  const viewport = { width, height: 740 }
  const { page } = await visit('/heating', { ...phone, ...withoutScript, viewport })
  await spaceOut(page)
  const call = page.getByRole('complementary').locator('a[href^="tel:"] > span')
  expect(await call.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

it('breaks no name in a window at 400 % zoom, whatever the typeface', async () => {
  const { page } = await newVisitor({ viewport: { width: 320, height: 256 }, ...withoutScript })
  await page.route('**/*.woff2', (font) => font.abort())
  await page.goto(`${site}/index.html`)
  expect(await page.getByRole('banner').getByText('Erlenbeck').evaluate(linesOf)).toBe(1)
})

it.each([320, 1280])('nothing sticks out of a window of %i pixels', async (width) => {
  const { page } = await newVisitor({ viewport: { width, height: 740 }, ...withoutScript })
  const found: Record<string, string[]> = {}
  for (const path of await paths()) {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' })
    const outside = await cutOff(page)
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    if (isWide) outside.push('the page')
    if (outside.length > 0) found[path] = outside
  }
  expect(found).toEqual({})
})

/** Puts a long word before whatever is read, but in tables, which scroll. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const parent = text.parentElement?.closest('main, .site-footer')
      if (!parent || !text.textContent?.trim() || text.parentElement?.closest('table')) continue
      text.textContent = `Gebäudeenergieeffizienzmodernisierung ${text.textContent}`
    }
  })

it('cuts off no long word on a phone', async () => {
  const { page } = await newVisitor({ viewport: { width: 320, height: 740 }, ...withoutScript })
  const found: Record<string, string[]> = {}
  for (const path of await paths()) {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' })
    await lengthen(page)
    const outside = await cutOff(page)
    if (outside.length > 0) found[path] = outside
  }
  expect(found).toEqual({})
})

/** Typefaces of devices have wider digits than the site's own. */
const WIDE = 'DejaVu Sans, Verdana, sans-serif'

/** What readers set who need letters and words apart (WCAG 2.2, 1.4.12). */
const SPACING = { letterSpacing: '0.12em', wordSpacing: '0.16em' }

it.each([
  320, 360, 390, 960, 1024, 1280, 1440,
])('breaks no number to call, %i pixels', async (width) => {
  const { page } = await newVisitor({ viewport: { width, height: 740 }, ...withoutScript })
  await page.goto(`${site}/contact`)
  const link = page.locator('.contact__phone a')
  await link.evaluate(({ style }, family) => Object.assign(style, { fontFamily: family }), WIDE)
  expect(await link.evaluate(linesOf)).toBe(1)
  await link.evaluate(({ style }, spacing) => Object.assign(style, spacing), SPACING)
  expect(await link.evaluate(linesOf)).toBe(1)
})

it('breaks no word of a job beside what is told of it', async () => {
  const { page } = await newVisitor({ viewport: { width: 1024, height: 600 }, ...withoutScript })
  await page.goto(`${site}/jobs/electrician`)
  await page.evaluate(() => document.fonts.ready)
  const contact = page.locator('.facts dt', { hasText: 'Ansprechperson' })
  expect(await contact.evaluate(linesOf)).toBe(1)
})

it.each([
  ['/heating', 'Fußbodenheizung'],
  ['/electrical', 'Elektroinstallation'],
])('breaks no name of a service on the smallest phones, %s', async (path, service) => {
  const { page } = await newVisitor({ viewport: { width: 320, height: 740 }, ...withoutScript })
  await page.goto(site + path)
  await page.evaluate(() => document.fonts.ready)
  const name = page.locator('.services--folded h3', { hasText: service })
  expect(await name.evaluate(linesOf)).toBe(1)
})

it('leaves room below what gets the focus for its ring', async () => {
  const { page } = await newVisitor({ viewport: { width: 1100, height: 800 }, ...withoutScript })
  await page.goto(`${site}/contact`)
  const field = page.getByLabel('Thema')
  // Half of it is in sight.
  const top = (await field.boundingBox())?.y ?? 0
  await page.evaluate((y) => scrollTo(0, y), top - 780)
  await field.focus()
  const box = await field.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0) + 6).toBeLessThanOrEqual(800)
})

it.each([
  [390, '14 6 5'],
  [195, '9 4 4'],
])('from which length a heading in a window of %i divides a word', async (width, limits) => {
  const { page } = await newVisitor({ viewport: { width, height: 844 }, ...withoutScript })
  await page.goto(`${site}/heating`)
  const heading = page.locator('.services--folded h3').first()
  expect(
    await heading.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('hyphenate-limit-chars'),
    ),
  ).toBe(limits)
})

it('divides a long word of what a subsidy brings as one of a heading', async () => {
  const { page } = await newVisitor(withoutScript)
  await page.goto(`${site}/heating`)
  const styles = await page
    .locator('.subsidies__amount, .subsidies__text h3')
    .evaluateAll((found) =>
      found.map((element) => {
        const { hyphens, hyphenateLimitChars } = getComputedStyle(
          element,
        ) as CSSStyleDeclaration & {
          hyphenateLimitChars: string
        }
        return `${hyphens}, ${hyphenateLimitChars}`
      }),
    )
  expect(new Set(styles)).toEqual(new Set(['auto, 14 6 5']))
})

it('puts no hyphen into an address of mail', async () => {
  const { page } = await newVisitor(withoutScript)
  await page.goto(`${site}/contact`)
  const addresses = page.locator('.site-footer, .contact__details').locator('a[href^="mailto:"]')
  const hyphens = await addresses.evaluateAll((found) =>
    found.map((element) => getComputedStyle(element).hyphens),
  )
  expect(hyphens).toEqual(['manual', 'manual'])
})
