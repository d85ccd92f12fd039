// @module-tag long
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  applyForm,
  bar,
  form,
  openForm,
  sourceField,
  storedTexts,
  write,
} from '../admin/editing.ts'
import { hold } from '../hold.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()
const { edit } = bakery

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

const HERO = 'Brot braucht Zeit'

const title = (page: Page) => form(page).getByLabel('Titel der Seite')

test('a form that was filled in while somebody else saved is applied', async () => {
  const page = await edit()
  await openForm(page, HERO)
  await title(page).fill('Teig braucht Ruhe')
  const release = await savedElsewhere(page)
  await applyForm(page)
  await form(page).waitFor({ state: 'hidden' })
  release()
  await page.getByRole('heading', { name: 'Teig braucht Ruhe' }).waitFor()
  expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Teig braucht Ruhe' })
})

test('a form opens while the page comes anew', async () => {
  const page = await edit()
  const release = await savedElsewhere(page)
  await openForm(page, HERO)
  await title(page).fill('Teig braucht Ruhe')
  await applyForm(page)
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
  await openForm(page, HERO)
  await title(page).fill('Teig braucht Ruhe')
  const loaded = page.waitForResponse(ADMIN_FILE)
  await bakery.change('pages/home.yaml', 'Brot braucht Zeit', 'Gutes Brot braucht Zeit')
  await loaded
  await page.getByText('Gutes Brot braucht Zeit').first().waitFor()
  await applyForm(page)
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

test('a text in which nobody has written anything is no edit, whatever becomes of its facts', async () => {
  const page = await edit()
  const subtitle = page.locator('#hero [data-field="subtitle"]')
  await subtitle.focus()
  const loaded = page.waitForResponse(ADMIN_FILE)
  await bakery.change('site.yaml', 'founded: 1987', 'founded: 1988')
  await loaded
  await page.locator('h1').focus()
  await page.locator('h1').blur()
  await expect.poll(() => subtitle.innerText()).toContain('1988')
  expect(await storedTexts(page)).toEqual({})
})

test('a text that somebody else saves while it is written is kept beside theirs', async () => {
  const page = await edit()
  const heading = page.locator('h1')
  await heading.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Teig braucht Ruhe')
  const loaded = page.waitForResponse(ADMIN_FILE)
  await bakery.change('pages/home.yaml', HERO, 'Gutes Brot braucht Zeit')
  await loaded
  await page.keyboard.press('Enter')
  await bar(page).getByText('Teig braucht Ruhe').waitFor()
  expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Teig braucht Ruhe' })
  expect(await heading.innerText()).toBe('Gutes Brot braucht Zeit')
})

test('a fact that came in since may be named in a form', async () => {
  const page = await edit()
  const stats = await bakery.original('stats.yaml')
  const fresh = '- id: laibe\n  value: "77"\n  label: Laibe\n  source: Buch\n  asOf: 2026-04-13\n'
  await bakery.change('stats.yaml', stats, `${stats}\n${fresh}`)
  await bakery.change('pages/home.yaml', HERO, 'Brot {stats.laibe}')
  await page.getByRole('heading', { name: 'Brot 77' }).waitFor()
  await openForm(page, 'Brot 77')
  await title(page).fill('{stats.laibe} Brote')
  await applyForm(page)
  await page.getByRole('heading', { name: '77 Brote' }).waitFor()
})
