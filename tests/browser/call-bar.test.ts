// @module-tag long
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site, visit, withoutScript } from './harness.ts'
import { linksOf } from './parts.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Anrufen oder anfragen' })
const arrow = (page: Page) => bar(page).locator('summary')
const edgesOf = async (page: Page) => {
  const box = await bar(page).boundingBox()
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
}

const NUMBER = expect.stringMatching(/^tel:\+49/)

/** The page of somebody whose clock says this. */
const visitAt = async (moment: string, width = 360) => {
  const { page } = await newVisitor({ ...phone, viewport: { width, height: 740 } })
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(`${site}/heating`)
  await hydrated(page)
  return page
}

describe('the bar of phones', () => {
  it('has the number and the form with the topic of the page in reach at once, without JavaScript', async () => {
    const { page } = await visit('/heating', { ...phone, ...withoutScript })
    expect(await linksOf(bar(page))).toEqual([
      [expect.stringMatching(/^Anrufen ?\+49 2942 \d+$/), NUMBER],
      ['Anfragen', '/contact?inquiry=heating'],
    ])
    expect((await edgesOf(page)).bottom).toBe(phone.viewport?.height)
  })

  it('says when somebody picks up, while nobody does: shortly, to screen readers in full', async () => {
    const closed = await visitAt('2026-11-21T23:00:00+01:00')
    await bar(closed).getByText('ab Mo 8 Uhr').waitFor()
    await bar(closed)
      .getByRole('link', { name: /^Anrufen öffnet Montag um 8:00 Uhr$/ })
      .waitFor()
    const open = await visitAt('2026-11-23T10:00:00+01:00')
    await bar(open).getByText('+49 2942').waitFor()
  })

  it('has the line for emergencies beside the ways to the office, while that alone is answered', async () => {
    const page = await visitAt('2026-11-21T10:00:00+01:00')
    const line = bar(page).getByRole('link', { name: 'Heizung aus? Jetzt anrufen' })
    await line.waitFor()
    const office = bar(page).getByRole('link', { name: /^Anrufen/ })
    const numbers = [await line.getAttribute('href'), await office.getAttribute('href')]
    expect(numbers).toEqual([NUMBER, NUMBER])
    expect(new Set(numbers).size).toBe(2)
    await bar(page).getByRole('link', { name: 'Anfragen' }).waitFor()
    const night = await visitAt('2026-11-21T23:00:00+01:00')
    await bar(night).getByText('ab Mo 8 Uhr').waitFor()
    expect(await bar(night).getByText('Heizung aus?').count()).toBe(0)
  })

  it.each([
    320, 360, 390, 412, 430,
  ])('is one line high, whatever it says, and does not move, at %i', async (width) => {
    const open = await visitAt('2026-11-23T10:00:00+01:00', width)
    await bar(open).getByText('+49 2942').waitFor()
    const emergency = await visitAt('2026-11-21T10:00:00+01:00', width)
    await bar(emergency).getByText('Heizung aus? Jetzt anrufen').waitFor()
    const { top, bottom } = await edgesOf(open)
    expect(await edgesOf(emergency)).toEqual({ top, bottom })
    expect(bottom - top).toBeLessThan(75)
  })

  it('leaves the end of the page in sight below the line for emergencies', async () => {
    const page = await visitAt('2026-11-21T10:00:00+01:00')
    const line = bar(page).getByText('Heizung aus? Jetzt anrufen')
    await line.waitFor()
    const last = page.locator('footer a').last()
    await last.focus()
    const box = await last.boundingBox()
    const top = (await line.boundingBox())?.y
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top ?? 0)
  })

  it('can be put away and taken back, without JavaScript, too', async () => {
    const { page } = await visit('/heating', { ...phone, ...withoutScript })
    await arrow(page).tap()
    expect((await edgesOf(page)).top).toBeGreaterThan(phone.viewport?.height ?? 0)
    await arrow(page).tap()
    expect((await edgesOf(page)).bottom).toBe(phone.viewport?.height)
  })

  it('stays away on the next page', async () => {
    const { page } = await visit('/heating', phone)
    await arrow(page).tap()
    await page.getByRole('button', { name: 'Menü' }).tap()
    await page.getByRole('banner').getByRole('link', { name: 'Bad' }).tap()
    await page.getByRole('heading', { level: 1, name: /^Bäder/ }).waitFor()
    expect((await edgesOf(page)).top).toBeGreaterThan(phone.viewport?.height ?? 0)
  })

  it('covers neither the end of the page nor what has the focus', async () => {
    const { page } = await visit('/', { ...phone, ...withoutScript })
    const links = await page.locator('main a, footer a').all()
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) {
      await link.focus()
      const box = await link.boundingBox()
      const { top } = await edgesOf(page)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
    }
  })

  it('is in nobody’s way: not on the contact page, not on a phone on its side', async () => {
    const { page } = await visit('/contact', { ...phone, ...withoutScript })
    expect(await bar(page).count()).toBe(0)
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto(`${site}/`)
    expect((await edgesOf(page)).top).toBeGreaterThan(360)
  })
})

describe('the number', () => {
  it.each([
    ['', async () => undefined],
    [
      ', also in letters that are wider',
      (page: Page) => page.route('**/*.woff2', (font) => font.abort()),
    ],
  ])('stands in the header of wide screens%s', async (_, prepare) => {
    for (const width of [1024, 1088, 1280, 1920]) {
      const viewport = { width, height: 800 }
      const { page } = await newVisitor({ ...desktop, ...withoutScript, viewport })
      await prepare(page)
      await page.goto(site)
      const number = page.getByRole('banner').getByRole('link', { name: /^\+49 2942/ })
      expect(await number.filter({ visible: true }).count(), `${width}`).toBe(1)
      const { x = 0, width: wide = 0 } = (await number.boundingBox()) ?? {}
      const next = await page
        .locator('.site-nav, .menu-button')
        .filter({ visible: true })
        .boundingBox()
      expect(x + wide, `${width}`).toBeLessThan(next?.x ?? 0)
      expect(await bar(page).isVisible()).toBe(false)
    }
  })

  it.each([
    ['a phone on its side', 740, 360],
    ['a phone with letters twice as large', 180, 422],
    ['a small phone with letters twice as large', 160, 360],
  ])('can be called from the first screen of %s', async (_, width, height) => {
    const viewport = { width, height }
    const { page } = await visit('/heating', { ...phone, ...withoutScript, viewport })
    // One after the other is measured: nothing may move in between.
    await page.evaluate(() => document.fonts.ready)
    const number = page.getByRole('banner').getByRole('link', { name: /^\+49 2942/ })
    const box = await number.filter({ visible: true }).boundingBox()
    const { x = 0, width: wide = 0, height: high = 0 } = box ?? {}
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44)
    const menu = await page.getByRole('button', { name: 'Menü' }).boundingBox()
    expect(x).toBeGreaterThan(0)
    expect(x + wide).toBeLessThanOrEqual(menu?.x ?? 0)
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width)
  })

  it('stands in the menu of small ones', async () => {
    const { page } = await visit('/', { ...phone, ...withoutScript })
    await page.getByRole('button', { name: 'Menü' }).tap()
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await menu.getByRole('link', { name: /^\+49 2942/ }).waitFor()
  })

  it('stands above the form on phones, with the hours', async () => {
    const { page } = await visit('/contact', { ...phone, ...withoutScript })
    const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0
    const form = (await page.locator('form').boundingBox())?.y ?? 0
    expect(await top('Mo–Do')).toBeLessThan(form)
    expect((await page.locator('.contact__phone').boundingBox())?.y).toBeLessThan(form)
  })
})
