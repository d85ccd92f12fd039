// @module-tag long
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photograph } from '../../photograph.ts'
import { desktop, hydrated, newVisitor, phone, site, visit, withoutScript } from '../harness.ts'
import { control, enquiriesWith, fill, INBOX, newMessage, panel, send } from './form.ts'

const file = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(width, height),
})

const stored = async (name = '') => {
  const response = await fetch(`${site}/__inbox?foto=${encodeURIComponent(name)}`)
  return sharp(await response.arrayBuffer()).metadata()
}

it('says a second time that a file is no photograph, which only what is new has read out', async () => {
  const { page } = await visit('/contact?inquiry=heating', desktop)
  const broken = { name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') }
  const photos = page.getByLabel('Fotos')
  await photos.setInputFiles(broken)
  const said = page.getByText('nicht öffnen')
  const first = await said.elementHandle()
  await photos.setInputFiles(broken)
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await said.waitFor()
})

it('sends small photographs without their place, and the answers of its topic', async () => {
  const { page, complaints } = await visit('/contact?inquiry=heating', phone)
  const message = newMessage()
  await fill(page, { message })
  await page.getByLabel('Womit heizen Sie jetzt?').selectOption('Öl')
  await page.getByLabel('Postleitzahl des Hauses').fill('59590')
  const photos = page.getByLabel('Fotos')
  const broken = { name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') }
  await photos.setInputFiles([
    await file('a.jpg', 3_000, 2_000),
    await file('b.jpg', 50, 40),
    broken,
  ])
  const list = page.locator('.contact__photos li')
  await expect.poll(() => list.count()).toBe(2)
  expect(await list.first().textContent()).toMatch(/Foto 1, \d+ kB/)
  await expect
    .poll(() => page.locator('.form-field__error').textContent())
    .toContain('nicht öffnen')
  expect(await page.locator('main').getByText('nicht öffnen').count()).toBe(1)
  expect(await page.locator('main [aria-live]').getByText('nicht öffnen').count()).toBe(1)
  await page.getByRole('button', { name: /Foto 2/ }).click()
  await expect.poll(() => page.getByText('nicht öffnen').count()).toBe(0)
  expect(await photos.evaluate((input) => input === document.activeElement)).toBe(true)
  // What is posted, before the inbox has touched it.
  const [sent, ...others] = await photos.evaluate((input: HTMLInputElement) =>
    Promise.all(
      [...(input.files ?? [])].map(async (one) => {
        const { width, height } = await createImageBitmap(one)
        return { hasPlace: (await one.text()).includes('Exif'), pixels: width * height }
      }),
    ),
  )
  expect(others).toEqual([])
  expect(sent?.hasPlace).toBe(false)
  expect(sent?.pixels).toBeGreaterThan(1_900_000)
  expect(sent?.pixels).toBeLessThanOrEqual(2_000_000)
  await send(page)
  await panel(page, 'sent').waitFor()
  const [{ fields, photos: names = [] } = { fields: {} }] = await enquiriesWith(message)
  expect(fields).toMatchObject({
    'Heizung: Womit heizen Sie jetzt?': 'Öl',
    'Postleitzahl des Hauses': '59590',
  })
  expect(names).toHaveLength(1)
  expect((await stored(names[0])).format).toBe('jpeg')
  expect(await panel(page, 'sent').textContent()).toContain('Fotos1')
  await page.getByRole('button', { name: 'Weitere Nachricht' }).click()
  await photos.waitFor()
  expect(await list.count()).toBe(0)
  expect(complaints).toEqual([])
})

/** Photographs are made small only once `release` is called: until then, none comes to those that are there. */
const holdShrinking = async (page: Page) => {
  await page.evaluate(() => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const open = window.createImageBitmap.bind(window)
    const openLater = (photo: Blob) => released.then(() => open(photo))
    Object.assign(window, { createImageBitmap: openLater, release })
  })
  return {
    release: () => page.evaluate(() => (window as unknown as { release(): void }).release()),
  }
}

it('leaves out what is taken out while others are made small', async () => {
  const { page } = await visit('/contact?inquiry=heating', desktop)
  const photos = page.locator('.contact__photos li')
  await page.getByLabel('Fotos').setInputFiles([await file('a.jpg', 300, 200)])
  await expect.poll(() => photos.count()).toBe(1)
  const { release } = await holdShrinking(page)
  const large = await file('b.jpg', 5_000, 4_000)
  await page.getByLabel('Fotos').setInputFiles([large, { ...large, name: 'c.jpg' }])
  await expect.poll(() => page.getByText('verkleinert').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /Foto 1/ }).click()
  await expect.poll(() => photos.count()).toBe(0)
  await release()
  await expect.poll(() => photos.count()).toBe(2)
  await expect.poll(() => page.getByText('verkleinert').count()).toBe(0)
  expect(await photos.count()).toBe(2)
})

it('sends those that were still made small when the visitor looked at another page', async () => {
  const { page } = await visit('/contact?inquiry=heating', desktop)
  const message = newMessage()
  await fill(page, { message })
  const { release } = await holdShrinking(page)
  await page.getByLabel('Fotos').setInputFiles([await file('a.jpg', 300, 200)])
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).first().click()
  await expect.poll(() => page.locator('.contact__form').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => page.getByText('verkleinert').count()).toBeGreaterThan(0)
  await send(page)
  await release()
  await panel(page, 'sent').waitFor()
  expect((await enquiriesWith(message))[0]?.photos).toHaveLength(1)
  await page.getByRole('button', { name: 'Weitere Nachricht' }).click()
  await page.getByLabel('Fotos').waitFor()
  expect(await page.locator('.contact__photos li').count()).toBe(0)
})

/** React does its work when a channel of messages says so: held until `release` is called. */
const holdReact = async (page: Page) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super()
        const post = this.port2.postMessage.bind(this.port2)
        this.port2.postMessage = (message: unknown) => void held.push(() => post(message))
      }
    }
    Object.assign(window, { held })
  })
  const isHeld = () => page.evaluate(() => (window as unknown as { held: [] }).held.length > 0)
  const release = () =>
    page.evaluate(() => {
      const { held } = window as unknown as { held: (() => void)[] }
      for (const post of held) post()
      held.push = (post) => {
        post()
        return 0
      }
    })
  return { isHeld, release }
}

it('has photographs once that are chosen in the moment in which the app takes over', async () => {
  const { page } = await newVisitor(desktop)
  const { isHeld, release } = await holdReact(page)
  await page.goto(`${site}/contact?inquiry=heating`)
  await expect.poll(isHeld).toBe(true)
  await page.locator('input[type="file"]').setInputFiles([await file('a.jpg', 300, 200)])
  await release()
  await hydrated(page)
  const photos = page.locator('.contact__photos li')
  await expect.poll(() => photos.count()).toBeGreaterThan(0)
  await expect.poll(() => page.getByText('verkleinert').count()).toBe(0)
  expect(await photos.count()).toBe(1)
})

it('leaves out what was answered before another topic was chosen', async () => {
  const { page } = await visit('/contact?inquiry=heating', desktop)
  const message = newMessage()
  await fill(page, { message })
  await page.getByLabel('Womit heizen Sie jetzt?').selectOption('Öl')
  await page.getByLabel('Beheizte Fläche (m²)').fill('120')
  await control(page, 'inquiryType').selectOption('badezimmer')
  await send(page)
  await panel(page, 'sent').waitFor()
  const [kept] = await enquiriesWith(message)
  expect(Object.keys(kept?.fields ?? {}).filter((name) => name.startsWith('Heizung'))).toEqual([])
})

it('keeps them with their enquiry: an application that is sent meanwhile has none', async () => {
  const { page } = await visit('/contact?inquiry=heating', desktop)
  const photos = page.locator('.contact__photos li')
  await page.getByLabel('Fotos').setInputFiles([await file('a.jpg', 300, 200)])
  await expect.poll(() => photos.count()).toBe(1)
  for (const path of ['/jobs', '/jobs/tiler']) {
    await page.locator(`a[href^="${path}"]`).first().click()
    await page.waitForURL(`${site}${path}*`)
  }
  const message = newMessage()
  await fill(page, { message })
  await send(page)
  await panel(page, 'sent').waitFor()
  expect((await enquiriesWith(message)).map((each) => each.photos ?? [])).toEqual([[]])
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  await page.waitForURL(`${site}/contact`)
  await expect.poll(() => photos.count()).toBe(1)
  await page.route(INBOX, (route) => route.fulfill({ status: 413 }), { times: 1 })
  await fill(page)
  await send(page)
  await panel(page, 'refused').waitFor()
  expect(await panel(page, 'refused').textContent()).toContain('Nehmen Sie eines heraus')
  // Who does so is not told that the text is too long.
  await photos.getByRole('button').click()
  await expect.poll(() => photos.count()).toBe(0)
  expect(await panel(page, 'refused').textContent()).toContain('Nehmen Sie eines heraus')
})

it('takes them and the answers of every topic without a script', async () => {
  const { page } = await visit('/contact', { ...desktop, ...withoutScript })
  const message = newMessage()
  await fill(page, { message })
  await page.locator('summary', { hasText: 'Heizung' }).click()
  await page.getByLabel('Beheizte Fläche (m²)').fill('120')
  await control(page, 'fotos[]').setInputFiles([await file('a.jpg', 300, 200)])
  await send(page)
  await page.waitForURL(`${site}/contact/sent`)
  const [kept] = await enquiriesWith(message)
  expect(kept?.fields).toMatchObject({ 'Heizung: Beheizte Fläche (m²)': '120' })
  const { format, exif } = await stored(kept?.photos?.[0])
  expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined })
})
