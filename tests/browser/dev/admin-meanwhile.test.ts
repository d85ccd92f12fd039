import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bar, editable, sourceField, storedTexts, write } from '../admin/editing.ts'
import { hold } from '../hold.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()

const edit = async (route = '/'): Promise<Page> => {
  const page = await bakery.open(`${route}?admin=on`)
  await editable(page)
  return page
}

/** Where the texts of a page stand. */
const ADMIN_FILE = '**/*.admin.json'

/** Somebody else saves; the page comes anew, and where its texts stand is not known yet. */
const savedElsewhere = async (page: Page): Promise<() => void> => {
  const release = await hold(page, ADMIN_FILE)
  const asked = page.waitForRequest(ADMIN_FILE)
  await bakery.change('site.yaml', 'founded: 1987', 'founded: 1988')
  await asked
  return release
}

const openForm = (page: Page) =>
  page.getByRole('button', { name: 'Block bearbeiten: Brot braucht Zeit' }).click()

const title = (page: Page) => page.getByRole('dialog').getByLabel('Titel der Seite')

const apply = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click()

test('a form that was filled in while somebody else saved is applied', async () => {
  const page = await edit()
  await openForm(page)
  await title(page).fill('Teig braucht Ruhe')
  const release = await savedElsewhere(page)
  await apply(page)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  release()
  await page.getByRole('heading', { name: 'Teig braucht Ruhe' }).waitFor()
  expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Teig braucht Ruhe' })
})

test('a form opens while the page comes anew', async () => {
  const page = await edit()
  const release = await savedElsewhere(page)
  await openForm(page)
  await title(page).fill('Teig braucht Ruhe')
  await apply(page)
  release()
  await page.getByRole('heading', { name: 'Teig braucht Ruhe' }).waitFor()
})

test('what was written in a field stays in it while somebody else saves', async () => {
  const page = await edit('/sortiment')
  await page.getByText('Dienstags gibt es').click()
  await sourceField(page).fill('Ganz anders')
  const release = await savedElsewhere(page)
  expect(await sourceField(page).inputValue()).toBe('Ganz anders')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  release()
  await page.getByText('Ganz anders').waitFor()
})

test('a form does not write over what somebody else saved in the same field', async () => {
  const page = await edit()
  await openForm(page)
  await title(page).fill('Teig braucht Ruhe')
  const loaded = page.waitForResponse(ADMIN_FILE)
  await bakery.change('pages/home.yaml', 'Brot braucht Zeit', 'Gutes Brot braucht Zeit')
  await loaded
  await page.getByText('Gutes Brot braucht Zeit').first().waitFor()
  await apply(page)
  await bar(page).getByText('Teig braucht Ruhe').waitFor()
  expect(await page.locator('h1').innerText()).toBe('Gutes Brot braucht Zeit')
})

test('what is being written on the page stays there while somebody else saves', async () => {
  const page = await edit()
  const heading = page.locator('h1')
  await write(heading, 'Teig braucht Ruhe')
  await heading.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' und')
  const release = await savedElsewhere(page)
  await page.keyboard.type(' Zeit')
  const loaded = page.waitForResponse(ADMIN_FILE)
  release()
  await loaded
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Teig braucht Ruhe und Zeit' }).waitFor()
  expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Teig braucht Ruhe und Zeit' })
})
