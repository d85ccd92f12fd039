import { expect, test } from 'vitest'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery({ fromSources: true })

test('a saved text appears; what was typed and where the page was read stay', async () => {
  const page = await bakery.open('/contact')
  const message = page.locator('textarea')
  await message.fill('Ein Roggenbrot, bitte')
  await page.evaluate(() => window.scrollTo(0, 120))
  const scrolled = await page.evaluate(() => window.scrollY)

  await bakery.change('pages/kontakt.yaml', 'title: Laden', 'title: Umgebauter Laden')
  await expect.poll(() => page.title()).toContain('Umgebauter Laden')
  expect(await message.inputValue()).toBe('Ein Roggenbrot, bitte')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('of two saves right after one another the second one counts', async () => {
  const page = await bakery.open('/contact')
  const reported = bakery.reported()
  await bakery.change('pages/kontakt.yaml', 'title: Laden', 'title: Halber Laden')
  await reported
  await bakery.change('pages/kontakt.yaml', 'title: Laden', 'title: Ganzer Laden')
  await expect.poll(() => page.title()).toContain('Ganzer Laden')
})

test('what is the same on every page changes without a new document', async () => {
  const page = await bakery.open('/')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await bakery.change('site.yaml', 'label: Sortiment', 'label: Regal')
  await page.getByRole('link', { name: 'Regal' }).first().waitFor()

  await bakery.change('site.yaml', 'ink: "#3b2417"', 'ink: "#102030"')
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shade'))
  await expect.poll(ink).toBe('#102030')
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('a problem stands over the last good page until it is mended', async () => {
  const page = await bakery.open('/')
  const problems = page.locator('#content-problems')
  await bakery.change('pages/home.yaml', 'subtitle:', 'subtitel:')
  await problems.waitFor()
  const text = await problems.innerText()
  expect(text).toContain('content/pages/home.yaml:9:5')
  expect(text).toContain('Meinten Sie `subtitle`?')
  // The same frame as in the terminal.
  expect(text).toMatch(/>\s+9 \| {5}subtitel: .*\n\s+\| {5}\^{8}/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Brot braucht Zeit')

  const second = await bakery.open('/sortiment')
  await second.locator('#content-problems').waitFor()

  await bakery.restore('pages/home.yaml')
  await problems.waitFor({ state: 'detached' })
  await second.locator('#content-problems').waitFor({ state: 'detached' })
})
