import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { enquiriesWith, fill, newMessage, panel, send } from '../browser/contact/form.ts'
import { hydrated, newVisitor, phone, site } from '../browser/harness.ts'
import { photograph } from '../photograph.ts'

/** A usual phone with little patience in it: a quarter of the speed, slow 4G as Lighthouse has it. */
const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750, offline: false }

const rows: { task: string; taps: number; seconds: number }[] = []

interface Walk {
  page: Page
  /** A tap that leads on; what is typed and chosen in a field is the answer itself. */
  tap: (target: Locator) => Promise<void>
  /** Notes that the visitor has what they came for. */
  there: () => void
}

const start = async (task: string): Promise<Walk> => {
  const { page } = await newVisitor({ ...phone, isMobile: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const begun = Date.now()
  let taps = 0
  await page.goto(site)
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  const there = () => {
    rows.push({ task, taps, seconds: (Date.now() - begun) / 1_000 })
    expect(taps).toBeLessThanOrEqual(3)
  }
  return { page, tap, there }
}

/** The first link to a page that a thumb can reach. */
const linkTo = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first()

afterAll(() => console.table(rows))

it('what grant do I get for my heating?', async () => {
  const { page, tap, there } = await start('grant')
  await tap(linkTo(page, '/renovation'))
  await tap(page.locator('.grant-calculator__form summary').first())
  const old = page.locator('select[name="heizung"]')
  await old.selectOption({ index: 1 })
  await page.locator('[name="kosten"]').fill('32.000')
  await tap(page.getByRole('button', { name: /berechnen/ }))
  await expect.poll(() => page.locator('output.calculator__grant').textContent()).toMatch(/\d/)
  there()
})

it('how do I reach somebody on a Sunday?', async () => {
  const { page, tap, there } = await start('call')
  const call = page.locator('a[href^="tel:"]:visible').last()
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await tap(call)
  there()
})

it('do you come to Lippstadt?', async () => {
  const { page, tap, there } = await start('town')
  const town = page.locator('input[name="ort"]')
  await tap(town)
  await town.fill('Lipstadt')
  await expect.poll(() => page.locator('main').textContent()).toMatch(/Lippstadt/)
  there()
})

it('may I work for you?', async () => {
  const { page, tap, there } = await start('apply')
  await tap(page.getByRole('button', { name: 'Menü' }))
  await tap(linkTo(page, '/jobs'))
  await tap(page.locator('.job').nth(1).locator('a[href^="/jobs/"]'))
  await page.getByLabel('Name').waitFor()
  there()
  await hydrated(page)
  const message = newMessage()
  await page.getByLabel('Name').fill('Jan Peters')
  await page.getByLabel('Telefon', { exact: true }).fill('0171 2345678')
  await page.getByLabel('Ein Satz zu Ihnen').fill(message)
  await send(page)
  await panel(page, 'sent').waitFor()
  expect(await panel(page, 'sent').textContent()).toContain('0171 2345678')
  const [kept, ...others] = await enquiriesWith(message)
  expect(others).toEqual([])
  expect(kept?.fields).toMatchObject({ phone: '0171 2345678', Stelle: expect.stringMatching(/\S/) })
})

it('what would a bathroom like mine cost? with two photographs', async () => {
  const { page, tap, there } = await start('bathroom')
  await tap(linkTo(page, '/bathroom'))
  await tap(linkTo(page, '/contact?inquiry=bathroom'))
  const chosen = page.waitForEvent('filechooser')
  await tap(page.getByLabel('Fotos'))
  const files = [await photograph(3_000, 2_000), await photograph(2_000, 3_000)].map((buffer) => ({
    name: 'IMG.jpg',
    mimeType: 'image/jpeg',
    buffer,
  }))
  await (await chosen).setFiles(files)
  const message = newMessage()
  await fill(page, { message })
  there()
  await send(page)
  await panel(page, 'sent').waitFor()
  expect((await enquiriesWith(message))[0]?.photos).toHaveLength(2)
})

it('what have you done near me, and for how much?', async () => {
  const { page, tap, there } = await start('project')
  await tap(page.locator('main a[href^="/portfolio/"]:visible').first())
  await expect.poll(() => page.locator('dl.facts').textContent()).toMatch(/Bauzeit.*Kosten.*€/)
  there()
})
