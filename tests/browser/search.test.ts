// @module-tag long
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site, visit, withoutScript } from './harness.ts'
import { hold } from './hold.ts'
import { allWords, linksOf, words } from './parts.ts'

const results = '.search ol a'

it('finds at an address with a slash too many, which servers answer with the page', async () => {
  const { page, complaints } = await newVisitor(desktop)
  await page.route(`${site}//suche?x=1`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site}/suche` }) }),
  )
  await page.goto(`${site}//suche?x=1#main`)
  await hydrated(page)
  expect(page.url()).toBe(`${site}/suche?x=1#main`)
  await page.getByRole('searchbox').fill('Impressum')
  await expect.poll(() => allWords(page.locator(results))).toContain('Impressum')
  expect(complaints).toEqual([])
})

it('keeps the place among what was found through a reload', async () => {
  const { page } = await visit('/suche?q=bad', phone)
  await page.locator(results).last().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await page.waitForFunction(() => history.state.places)
  await page.reload()
  await page.locator(results).last().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, 0)
})

it('finds as one types, with umlauts written out and other endings, and loads nothing before', async () => {
  const { page } = await newVisitor(phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site}/suche`)
  await hydrated(page)
  expect(asked).not.toContain('/search-index.json')
  await page.getByRole('searchbox').fill('Waermepumpe')
  await expect
    .poll(() => allWords(page.locator(results)))
    .toContain('Heizungen, die zum Haus passen')
  expect(asked).toContain('/search-index.json')
  for (const [typed, found] of [
    ['Sanierung dauert', 'Wie lange dauert eine Sanierung?'],
    ['Sanierungen', 'Sanierung in der richtigen Reihenfolge'],
    ['Fliesenlegern', 'Fliesenleger (m/w/d)'],
    ['Impresum', 'Impressum'],
    ['badd', 'Bad in einem Berliner Altbau'],
    ['Heizungswartung', 'Heizungen, die zum Haus passen'],
    ['Malerarbeiten', 'Maler und Lackierer (m/w/d)'],
  ]) {
    await page.getByRole('searchbox').fill(typed as string)
    await expect.poll(() => allWords(page.locator(results)), { message: typed }).toContain(found)
  }
  await page.getByRole('searchbox').fill('quastenflosser')
  await expect.poll(() => words(page.getByRole('status'))).toContain('gibt es hier nichts')
  expect(await linksOf(page.getByRole('status'))).toEqual([
    ['+49 2942 0000000', 'tel:+4929420000000'],
  ])
})

it('does not say that there is nothing to words that are still being typed', async () => {
  const { page } = await visit('/suche', desktop)
  const field = page.getByRole('searchbox')
  const status = page.getByRole('status')
  const type = async (typed: string) => {
    await field.fill(typed)
    await page.waitForURL(`${site}/suche?q=${typed}`)
  }
  await type('xyz')
  await expect.poll(() => words(status)).toContain('gibt es hier nichts')
  for (const typed of ['h', 'he']) {
    await type(typed)
    expect(await words(status), typed).toBe('')
  }
  await field.press('Enter')
  await expect.poll(() => words(status)).toContain('Zu „he“ gibt es hier nichts')
  await type('hei')
  await expect.poll(() => words(status)).toContain('Treffer')
})

it.each([
  ['Enter is pressed', (page: Page) => page.keyboard.press('Enter')],
  ['the field is left', (page: Page) => page.keyboard.press('Tab')],
])('has what was typed in the address once %s', async (_, act) => {
  const { page } = await newVisitor(desktop)
  // A rest never ends.
  await page.clock.install()
  await page.goto(`${site}/suche`)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox').fill('bad')
  await act(page)
  await expect.poll(() => page.url()).toBe(`${site}/suche?q=bad`)
})

it('looks again at Enter where the index could not be had, and says so again', async () => {
  const { page } = await visit('/suche', desktop)
  const index = '**/search-index.json'
  await page.route(index, (route) => route.abort())
  const field = page.getByRole('searchbox')
  const status = page.getByRole('status')
  await field.fill('bad')
  await expect.poll(() => words(status)).toContain('lässt sich gerade nicht laden')
  await page.unroute(index)
  const release = await hold(page, index)
  await field.press('Enter')
  await expect.poll(() => words(status)).toBe('')
  release()
  await page.locator(results).first().waitFor()
  expect(await words(status)).toContain('Treffer')
})

it('finds at Enter where the code of the search is gone from the server, as after a new version of the site', async () => {
  const { page } = await visit('/suche', desktop)
  const code = '**/assets/find-*.js'
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  const field = page.getByRole('searchbox')
  const status = page.getByRole('status')
  await field.fill('bad')
  await expect.poll(() => words(status)).toContain('lässt sich gerade nicht laden')
  await page.route('**/suche?q=*', (route) => route.abort())
  const asked = page.waitForRequest('**/suche?q=bad')
  await field.press('Enter')
  await asked
  await expect.poll(() => words(status)).toContain('lässt sich gerade nicht laden')
  expect(await field.inputValue()).toBe('bad')
  await page.unrouteAll()
  await field.press('Enter')
  await page.locator(results).first().waitFor()
  expect(await field.inputValue()).toBe('bad')
})

it.each([
  'Notdienst',
  'Öffnungszeiten',
])('who looks for %s is not led to the form of a job', async (typed) => {
  const { page } = await visit(`/suche?q=${encodeURIComponent(typed)}`, desktop)
  await page.locator(results).first().waitFor()
  const links = page.locator(results)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toContain(
    '/contact',
  )
  expect(await page.locator('.search ol a[href^="/jobs/"]').count()).toBe(0)
})

it('works as a link and by keyboard, and leads to the answer itself', async () => {
  const { page, complaints } = await visit('/suche?q=wohnen%20Haus', desktop)
  await page.locator(results).first().waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('wohnen Haus')
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
  await page.getByRole('link', { name: /^Kann ich währenddessen/ }).click()
  await page.waitForURL(`${site}/renovation#wohnen`)
  await expect
    .poll(() => page.getByText('Ja, außer wenn alle Leitungen erneuert werden.').isVisible())
    .toBe(true)
  expect(complaints).toEqual([])
})

it('leads to an answer again that was closed meanwhile', async () => {
  const { page } = await visit('/renovation#wohnen', desktop)
  const answer = page.getByText('drei bis sechs Monate')
  const link = page.getByRole('link', { name: 'So lange dauert es' })
  await link.click()
  await expect.poll(() => answer.isVisible()).toBe(true)
  await page.getByText('Wie lange dauert eine Sanierung?').click()
  await expect.poll(() => answer.isVisible()).toBe(false)
  await link.click()
  await expect.poll(() => answer.isVisible()).toBe(true)
})

it.each([
  '/suche?q=bad',
  '/?ort=Lipstadt#einzugsgebiet',
  '/renovation#dauer',
])('has nothing that axe finds on %s', async (path) => {
  const { page } = await visit(path, phone)
  await page.waitForLoadState('networkidle')
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run('main'),
  )
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

it('says whether the company comes to a town, however it is spelt', async () => {
  const { page } = await visit('/?ort=Lipstadt', phone)
  const answer = page.locator('.area-check__answer')
  await expect.poll(() => words(answer)).toContain('Ja, wir kommen nach Lippstadt.')
  expect(await words(answer)).toContain('16 km')
  await page.getByLabel('Ort oder Postleitzahl').fill('Hamburg')
  await expect.poll(() => words(answer)).toContain('gehört nicht zu den Orten')
  expect(await linksOf(answer)).toEqual([
    ['+49 2942 0000000', 'tel:+4929420000000'],
    ['Trotzdem anfragen', '/contact'],
  ])
  await page.getByLabel('Ort oder Postleitzahl').fill('Stoermede')
  await expect.poll(() => words(answer)).toBe('Ja, wir kommen nach Störmede (Geseke).')
  await page.getByLabel('Ort oder Postleitzahl').fill('10115')
  await expect.poll(() => words(answer)).toContain('Tippen Sie bitte den Namen ein.')
})

it('says nothing to the beginning of a postcode, with which many others begin', async () => {
  const { page } = await visit('/', phone)
  const field = page.getByLabel('Ort oder Postleitzahl')
  const answer = page.locator('.area-check__answer')
  for (const typed of ['5', '595', '5959']) {
    await field.fill(typed)
    await page.waitForURL(`**/?ort=${typed}`)
    expect(await words(answer), typed).toBe('')
  }
  await field.fill('59590')
  await expect.poll(() => words(answer)).toContain('Ja, wir kommen nach Geseke.')
})

it('tells towns of one name apart, and takes their answers away with the question', async () => {
  const { page } = await visit('/', phone)
  const field = page.getByLabel('Ort oder Postleitzahl')
  const answer = page.locator('.area-check__answer')
  await field.fill('Halle')
  await expect.poll(() => words(answer)).toMatch(/58 km.*290 km/)
  await field.fill('Lippstadt')
  await expect.poll(() => words(answer)).toContain('16 km')
  expect(await words(answer)).not.toContain('Halle')
})

it('lists the towns where no script runs, and does not ask to type', async () => {
  const { page } = await visit('/', { ...phone, ...withoutScript })
  const areas = page.locator('#einzugsgebiet')
  const towns = await allWords(areas.getByRole('listitem'))
  expect(towns).toContain('Geseke')
  expect(towns).toContain('Lippstadt, 16 km')
  expect(towns).toContain('Berlin, 430 km. Dort arbeiten wir nur an größeren Sanierungen.')
  expect(await areas.getByText('Tippen Sie').isVisible()).toBe(false)
})

it.each([
  ['/', 'Lippstadt, 16 km'],
  ['/suche', 'lässt sich gerade nicht laden'],
])('%s says what helps where the app could not be had', async (path, told) => {
  const { page } = await newVisitor(phone)
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())
  await page.goto(site + path)
  const help = page.getByText(told)
  expect(await help.isVisible()).toBe(false)
  await page.locator('.search input, .area-check input').fill('Lippstadt')
  await help.waitFor()
})

it.each([
  ['/suche', 'Waermepumpe', results],
  ['/', 'Lippstadt', '.area-check__answer strong'],
])('%s keeps what was typed before the app took over, and answers it', async (path, text, answer) => {
  const { page } = await newVisitor(desktop)
  const release = await hold(page, '**/assets/main-*.js')
  await page.goto(site + path)
  const field = page.locator('.search input, .area-check input')
  await field.pressSequentially(text)
  release()
  await page.locator(answer).first().waitFor()
  expect(await field.inputValue()).toBe(text)
})

it('leads who presses Enter before the app took over to the answer, not to the top of the page', async () => {
  const { page } = await newVisitor(phone)
  const release = await hold(page, '**/assets/main-*.js')
  await page.goto(site)
  const field = page.getByLabel('Ort oder Postleitzahl')
  await field.fill('Lippstadt')
  await field.press('Enter')
  await page.waitForURL(/ort=Lippstadt/)
  release()
  const answer = page.getByText('Ja, wir kommen nach Lippstadt.')
  await answer.waitFor()
  await expect
    .poll(() => answer.evaluate((told) => told.getBoundingClientRect().top))
    .toBeLessThan(740)
})
