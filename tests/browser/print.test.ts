// @module-tag long
import { promises as fs } from 'node:fs'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, moving, newVisitor, phone, site, visit, withoutScript } from './harness.ts'
import { ORNAMENTS, putOn } from './ornaments.ts'

const print = (page: Page) => page.emulateMedia({ media: 'print' })

describe('on paper', () => {
  it.each([
    ['/', '.hero__title', '.hero__control'],
    ['/portfolio', '.block--portfolio h2, .block--portfolio h3', '.portfolio__filter'],
    ['/contact', '.contact__hours', '.contact__form'],
  ])('%s has what is read and nothing to press', async (path, read, pressed) => {
    const { page } = await visit(path, { ...desktop, ...moving })
    await page.locator(pressed).waitFor()
    await print(page)
    await page.locator(pressed).waitFor({ state: 'hidden' })
    expect(await page.locator(read).first().isVisible()).toBe(true)
    expect(await page.locator('main button:visible, main form:visible').count()).toBe(0)
  })

  it('what has been found stands below what was looked for', async () => {
    const { page } = await visit('/suche?q=Heizung', desktop)
    await page.locator('.search ol a').first().waitFor()
    await print(page)
    expect(await page.getByRole('searchbox').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('searchbox').fill('')
    await page.locator('.search ol a').first().waitFor({ state: 'detached' })
    await print(page)
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  })

  it.each([
    ['/', 2],
    ['/heating', 4],
    ['/jobs', 4],
  ])('%s is a document of at most %i sheets, with the number at its head', async (path, sheets) => {
    const { page } = await visit(path, desktop)
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets)
    await print(page)
    const number = page.getByRole('banner').getByRole('link', { name: /^\+49 2942/ })
    expect(await number.filter({ visible: true }).count()).toBe(1)
  })

  it.each(['/', '/heating'])('%s is as wide as a sheet, not printed smaller', async (path) => {
    const { page } = await visit(path, { ...desktop, viewport: { width: 680, height: 960 } })
    await print(page)
    const room = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    await expect.poll(room).toBeLessThanOrEqual(0)
  })

  it.each([
    '/',
    '/contact',
    '/heating',
    '/renovation',
  ])('%s has nothing dark on dark', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit(path, { ...desktop, colorScheme })
      await print(page)
      await page.evaluate(axe.source)
      const places = () =>
        page.evaluate(async () => {
          const { axe: found } = window as unknown as { axe: typeof axe }
          const { violations, incomplete } = await found.run({ runOnly: 'color-contrast' })
          // Of what can't be seen at all, it is not sure that anybody should.
          const isUnseen = ({ any }: axe.NodeResult) => any[0]?.data?.messageKey === 'equalRatio'
          const nodes = [
            ...violations.flatMap((rule) => rule.nodes),
            ...incomplete.flatMap((rule) => rule.nodes).filter(isUnseen),
          ]
          return nodes.map(({ html }) => html)
        })
      // Colours change a moment after the medium has.
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        await Promise.all(document.getAnimations().map(({ finished }) => finished))
      })
      expect(await places(), colorScheme).toEqual([])
    }
  })

  it.each([
    '/portfolio/munich-heat-pump',
    '/jobs/plumber-hvac',
  ])('no grid holds several sections of %s: browsers print what goes on on the next sheet over it', async (path) => {
    const { page } = await visit(path, desktop)
    await print(page)
    const grids = await page.locator('main *').evaluateAll((elements) => {
      const isTitled = (part: Element) => part.matches('h2') || part.querySelector('h2')
      return elements
        .filter((element) => getComputedStyle(element).display === 'grid')
        .filter(({ children }) => [...children].filter(isTitled).length > 1)
        .map(({ className }) => className)
    })
    expect(grids).toEqual([])
  })

  it.each([
    ['/electrical/installation', '.feature__text'],
    ['/imprint', '.details'],
    ['/renovation', '.block:not(.block--hero)'],
  ])('titles of %s stand in no grid: browsers end sheets between its rows', async (path, parts) => {
    const { page } = await visit(path, desktop)
    await print(page)
    const titled = page.locator(`${parts}:has(> :is(h2, .head))`)
    const displays = () =>
      titled.evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).display))])
    await expect.poll(displays).toEqual(['block'])
  })

  it('a frame stands whole on one sheet', async () => {
    const { page } = await visit('/heating', desktop)
    await print(page)
    const frames = page.locator('.notice')
    const ends = () =>
      frames.evaluateAll((all) => [
        ...new Set(all.map((each) => getComputedStyle(each).breakInside)),
      ])
    await expect.poll(ends).toEqual(['avoid'])
  })

  it('numbers in a disc are white on black, whatever the theme has on its accent', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit('/', { ...desktop, colorScheme })
      await print(page)
      const colours = () =>
        page.evaluate(() => {
          const style = getComputedStyle(document.documentElement)
          return ['--accent', '--on-accent'].map((name) => style.getPropertyValue(name))
        })
      await expect.poll(colours).toEqual(['#000', '#fff'])
    }
  })

  it('a title that follows a way back on the screen stands below the header', async () => {
    const { page } = await visit('/imprint', desktop)
    await print(page)
    const box = (name: string) => page.locator(name).first().boundingBox()
    const [header, title] = [await box('.site-header'), await box('h1')]
    expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  it.each([
    '/blog/heizungsfoerderung-2026',
    '/about',
    '/heating',
    '/impact',
    '/jobs/tiler',
  ])('%s: what is long may begin on the sheet that is begun, as it is no part of a grid', async (path) => {
    const sheet = { width: 680, height: 960 }
    const { page } = await visit(path, { ...desktop, viewport: sheet })
    await print(page)
    const long = await page.locator('main *').evaluateAll((elements, most) => {
      const isInGrid = ({ parentElement }: Element) =>
        !!parentElement && /^(?:grid|flex)$/.test(getComputedStyle(parentElement).display)
      return elements
        .filter((element) => element.getBoundingClientRect().height > most)
        .filter(isInGrid)
        .map(({ className }) => className)
    }, sheet.height / 2)
    expect(long).toEqual([])
  })

  it('a table of many columns ends where its sheet does', async () => {
    const { page } = await visit('/blog/ausbildung-2027', {
      ...desktop,
      viewport: { width: 680, height: 960 },
    })
    await print(page)
    const { end, edge } = await page.evaluate(() => {
      const words =
        'Weizenvollkornmehl Type Mineralstoffgehalt Verwendungszweck Lagertemperatur Preis&nbsp;je&nbsp;Kilogramm'.split(
          ' ',
        )
      const row = words.map((word) => `<th>${word}</th>`).join('')
      const text = document.querySelector('.rich') as Element
      text.insertAdjacentHTML(
        'beforeend',
        `<div class="table"><table><tr>${row}</tr></table></div>`,
      )
      const rightOf = (part: Element) => part.getBoundingClientRect().right
      return { end: rightOf(text.querySelector('.table > table') as Element), edge: rightOf(text) }
    })
    expect(end).toBeLessThanOrEqual(edge)
  })

  it('what is folded stands open', async () => {
    const { page } = await visit('/heating', phone)
    const text = page.getByText('Heizlast für jeden Raum nach DIN EN 12831')
    await expect.poll(() => text.evaluate((element) => element.checkVisibility())).toBe(false)
    await print(page)
    await expect.poll(() => text.evaluate((element) => element.checkVisibility())).toBe(true)
    const unscripted = await visit('/heating', { ...phone, ...withoutScript })
    const first = unscripted.page.locator('main details p').first()
    expect(await first.evaluate((element) => element.checkVisibility())).toBe(true)
  })

  it('jobs are unfolded', async () => {
    const { page } = await visit('/jobs', desktop)
    await print(page)
    const task = page.locator('details li').first()
    await expect.poll(() => task.evaluate((element) => element.checkVisibility())).toBe(true)
  })
})

it.each(await fs.readdir(ORNAMENTS))('%s touches no word on paper', async (sheet) => {
  const { page } = await newVisitor({ ...withoutScript, bypassCSP: true })
  await page.goto(`${site}/heating`)
  await putOn(page, sheet)
  await page.emulateMedia({ media: 'print' })
  const touched = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { borderInlineStartWidth: line, paddingInlineStart: room } = getComputedStyle(element)
        return Number.parseFloat(line) > 4 && Number.parseFloat(room) === 0
      })
      .map(({ className }) => className),
  )
  expect(touched).toEqual([])
})

it('a photograph across the page has all of its width on paper', async () => {
  const { page } = await newVisitor({ ...withoutScript, bypassCSP: true })
  await page.goto(`${site}/heating`)
  const style = await fs.readFile('src/blocks/photo/style.css', 'utf8')
  await page.locator('main').evaluate((main, css) => {
    const photo = '<figure class="photo photo--full"><img class="photo__picture"></figure>'
    main.innerHTML = `<style>${css}</style>
      <section class="block block--photo">${photo}</section>`
  }, style)
  await page.emulateMedia({ media: 'print' })
  const box = (name: string) => page.locator(name).boundingBox()
  const [picture, figure] = [await box('.photo__picture'), await box('.photo')]
  expect([picture?.x, picture?.width]).toEqual([figure?.x, figure?.width])
})
