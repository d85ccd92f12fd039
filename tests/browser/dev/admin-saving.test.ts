// @module-tag long
import { promises as fs } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { bar, saveAll, status, storedPages, storedTexts, write } from '../admin/editing.ts'
import { hold } from '../hold.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()
const { edit } = bakery

afterEach(() => bakery.restore('pages/home.yaml'))

const home = () => fs.readFile(bakery.locationOf('pages/home.yaml'), 'utf8')

const breakValues = async (page: Page) => {
  await bakery.change('values.yaml', 'title: Zeit', 'titel: Zeit')
  await page.locator('#content-problems').waitFor()
}

const saved = (page: Page) =>
  expect.poll(() => status(page).innerText()).toBe('Gespeichert in content/pages/home.yaml.')

test('two who save at once both have their texts in the file', async () => {
  const [a, b] = [await edit(), await edit()]
  await write(a.locator('h1'), 'Von A')
  await write(b.locator('#values [data-field="title"]').first(), 'Von B')
  await Promise.all([saveAll(a), saveAll(b)])
  await Promise.all([saved(a), saved(b)])
  expect(await home()).toContain('title: Von A')
  expect(await home()).toContain('title: Von B')
})

test('what is written again while it is saved replaces what was saved', async () => {
  const page = await edit()
  await write(page.locator('h1'), 'Eins')
  const release = await hold(page, '**/__edit')
  await saveAll(page)
  await write(page.locator('h1'), 'Zwei')
  release()
  const before = async () => (await storedPages(page)).home?.hero?.title?.before
  await expect.poll(before).toBe('Eins')
  expect(await page.locator('h1').innerText()).toBe('Zwei')
  await saveAll(page)
  await expect.poll(home).toContain('title: Zwei')
})

/** Saves a text, and another one in its place while the page has not come with the first. */
const saveTwice = async (page: Page, words: string) => {
  await write(page.locator('h1'), 'Eins')
  const release = await hold(page, '**/*.admin.json')
  await saveAll(page)
  await saved(page)
  await write(page.locator('h1'), words)
  await saveAll(page)
  return release
}

test.each([
  'Zwei',
  'Brot braucht Zeit',
])('saved before the page has come with what was saved, %s comes in its place', async (words) => {
  const page = await edit()
  const release = await saveTwice(page, words)
  await page.waitForTimeout(500)
  release()
  await expect.poll(home).toContain(`title: ${words}\n`)
  await saved(page)
  await expect.poll(() => storedTexts(page)).toEqual({})
  expect(await page.locator('h1').innerText()).toBe(words)
})

/** Notes each title that is seen from now on. */
const watch = (title: Locator) =>
  title.evaluate((element) => {
    const main = element.closest('main') as HTMLElement
    const say = () => {
      main.dataset.seen = `${main.dataset.seen ?? ''}|${main.querySelector('h1')?.textContent}`
    }
    new MutationObserver(say).observe(main, { childList: true, subtree: true, characterData: true })
  })

const seen = async (page: Page) => `${await page.locator('main').getAttribute('data-seen')}`

test('a page that comes for another reason while a text is saved leaves it on the screen', async () => {
  const page = await edit()
  const title = page.locator('h1')
  await write(title, 'Eins')
  const release = await hold(page, '**/__edit')
  await saveAll(page)
  await bakery.change('values.yaml', 'title: Zeit', 'title: Ruhe')
  await page.locator('#values').getByText('Ruhe').waitFor()
  await watch(title)
  // The page can't come with the text before the answer has.
  const bring = await hold(page, /\/index\..*json/)
  release()
  await saved(page)
  bring()
  await expect.poll(() => storedTexts(page)).toEqual({})
  expect(await title.innerText()).toBe('Eins')
  expect(await seen(page)).not.toContain('Brot braucht Zeit')
})

test('a page that is older than what is known of its texts is not shown with that', async () => {
  const page = await edit()
  const title = page.locator('h1')
  await write(title, 'Zwei')
  await watch(title)
  const release = await hold(page, '**/*.admin.json')
  const asked = page.waitForRequest('**/*.admin.json')
  await bakery.change('pages/home.yaml', 'Brot braucht Zeit', 'Eins')
  await asked
  const bring = await hold(page, /\/index\.json/)
  const isComing = page.waitForRequest(/\/index\.json/)
  await bakery.change('pages/home.yaml', 'Brot braucht Zeit', 'Zwei')
  await isComing
  const known = page.waitForResponse('**/*.admin.json')
  release()
  await (await known).finished()
  await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end))))
  bring()
  await expect.poll(() => storedTexts(page)).toEqual({})
  expect(await title.innerText()).toBe('Zwei')
  expect(await seen(page)).not.toContain('Eins')
})

test('what can not be saved before the page has come is told to be saved later, and is kept', async () => {
  const page = await edit()
  const release = await saveTwice(page, 'Brot braucht Zeit')
  await bar(page).getByText('Warten Sie einen Augenblick').waitFor()
  expect(await home()).toContain('title: Eins')
  release()
  await saveAll(page)
  await expect.poll(home).toContain('title: Brot braucht Zeit')
})

test('what the file says already is told where it is saved before the page has come', async () => {
  const page = await edit()
  const title = page.locator('h1')
  await write(title, 'Eins')
  const bring = await hold(page, /\/index\.json/)
  await bakery.change('pages/home.yaml', 'Brot braucht Zeit', 'Eins')
  await saveAll(page)
  await bar(page).getByText('Das steht schon so in den Dateien.').waitFor()
  bring()
  await expect.poll(() => storedTexts(page)).toEqual({})
  await expect.poll(() => title.innerText()).toBe('Eins')
})

test('an edit that the page has come with is let go', async () => {
  const page = await edit()
  await write(page.locator('h1'), 'Eins')
  await bakery.change('pages/home.yaml', 'Brot braucht Zeit', 'Eins')
  await expect.poll(() => storedTexts(page)).toEqual({})
  expect(await page.locator('h1').innerText()).toBe('Eins')
})

test('saved while another file is broken, a text stays on the page until it comes from the file', async () => {
  const page = await edit()
  await write(page.locator('h1'), 'Eins')
  await breakValues(page)
  await saveAll(page)
  await saved(page)
  expect(await bar(page).getByRole('button', { name: 'In Datei speichern' }).isEnabled()).toBe(true)
  expect(await page.locator('h1').innerText()).toBe('Eins')
  await bakery.restore('values.yaml')
  await expect.poll(() => storedTexts(page)).toEqual({})
  expect(await page.locator('h1').innerText()).toBe('Eins')
})

test('the bar is in reach while a file is broken', async () => {
  const page = await edit()
  await write(page.locator('h1'), 'Eins')
  await breakValues(page)
  await bar(page).getByRole('button', { name: 'Rückgängig' }).click()
  expect(await storedTexts(page)).toEqual({})
})

test('a page that was open before the server was started anew can save', async () => {
  const page = await edit()
  await write(page.locator('h1'), 'Eins')
  const known = page.waitForResponse('**/admin.json')
  await bakery.restart()
  await known
  await saveAll(page)
  await saved(page)
})

test('where nothing was saved, everything can still be taken back', async () => {
  const page = await edit()
  await write(page.locator('h1'), 'Eins')
  await page.route('**/__edit', (route) => route.fulfill({ json: { files: [], edits: {} } }))
  await saveAll(page)
  await bar(page).getByText('Gespeichert wurde nichts').waitFor()
  await bar(page).getByRole('button', { name: 'Rückgängig' }).click()
  expect(await storedTexts(page)).toEqual({})
})
