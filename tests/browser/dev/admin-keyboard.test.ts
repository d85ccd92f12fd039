// @module-tag long
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fakeHost } from '../../admin/hosts/fake-hosts.ts'
import { applyForm, bar, form, openForm, status, storedTexts, write } from '../admin/editing.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()
const { edit } = bakery

const button = (page: Page, name: string) => bar(page).getByRole('button', { name })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Twice: where the focus goes is decided before the next frame. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))))

/** Edits a text of a site whose content lies on GitHub, and is asked for a token. */
const propose = async () => {
  const { repository } = fakeHost('github', {})
  await bakery.change(
    'site.yaml',
    'language: de',
    `language: de\nrepository: ${JSON.stringify(repository)}`,
  )
  const page = await edit()
  await write(page.locator('h1'), 'Anders')
  await button(page, 'Vorschlag einreichen').press('Enter')
  await page.keyboard.type('geheim')
  return page
}

/** GitHub, which takes its time. */
const slowHost = async (page: Page) => {
  const host = fakeHost('github', {
    'content/pages/home.yaml': await bakery.original('pages/home.yaml'),
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('https://api.github.com/**', async (route) => {
    await released
    const body = route.request().postData()
    const response = await host.fetch(route.request().url(), { body })
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ body: await response.text(), status: response.status, headers })
  })
  return release
}

test('whoever goes on writing while a proposal is on its way, goes on when it has come', async () => {
  const page = await propose()
  const release = await slowHost(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => status(page).innerText()).toContain('wird eingereicht')
  await page.locator('.hero [data-admin="text"]').last().click()
  await page.keyboard.type('Weiter')
  const before = await focused(page)
  expect(before).toContain('Weiter')
  release()
  await bar(page).getByRole('link', { name: 'Vorschlag' }).waitFor()
  await bar(page).getByLabel('Zugangsschlüssel').waitFor({ state: 'detached' })
  await painted(page)
  expect(await focused(page)).toBe(before)
})

test('when a proposal has come, the focus is where it was opened, however late its button does', async () => {
  const page = await propose()
  const release = await slowHost(page)
  // A frame may come before what is new is on the page.
  await page.evaluate(() => {
    window.requestAnimationFrame = (paint) => {
      paint(performance.now())
      return 0
    }
  })
  await page.keyboard.press('Enter')
  release()
  await bar(page).getByRole('link', { name: 'Vorschlag' }).waitFor()
  await bar(page).getByLabel('Zugangsschlüssel').waitFor({ state: 'detached' })
  const opened = await focused(page)
  // Whoever writes next is not taken out of the text.
  await write(page.locator('h1'), 'Noch etwas')
  expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Noch etwas' })
  expect(opened).toBe('Vorschlag einreichen')
})

test('Escape puts the form for a proposal away, and the focus is where it was opened', async () => {
  const page = await propose()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Vorschlag einreichen')
})

test('Escape puts away the form for something new, which keeps its title until it is needed', async () => {
  const page = await edit()
  await button(page, 'Neu anlegen').press('Enter')
  const title = bar(page).getByRole('textbox')
  await title.fill('Der neue Ofen')
  await title.press('Escape')
  await title.waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Neu anlegen')
  await page.keyboard.press('Enter')
  expect(await title.inputValue()).toBe('Der neue Ofen')
})

test('the only entry that a block has left can’t be removed, and its button says so', async () => {
  const page = await edit()
  await openForm(page, 'Aus dem Ofen')
  const remove = form(page).locator(
    '.admin-form__cards > ol > li > .admin-form__moves [data-move="remove"]',
  )
  await remove.first().waitFor()
  for (let count = await remove.count(); count > 1; count -= 1) await remove.first().press('Enter')
  expect(await remove.count()).toBe(1)
  expect(await remove.getAttribute('aria-disabled')).toBe('true')
})

test('an entry stays open while somebody writes what was missing in it', async () => {
  const page = await edit()
  await openForm(page, 'Aus dem Ofen')
  const entry = form(page).locator('details').first()
  await entry.locator('summary').first().press('Enter')
  const title = entry.locator('textarea').first()
  await title.fill('')
  // Folded up again, it is unfolded at every try.
  for (const _ of ['first', 'second']) {
    await entry.locator('summary').first().press('Enter')
    await title.waitFor({ state: 'hidden' })
    await applyForm(page)
    await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true)
  }
  await page.keyboard.type('Bauern')
  await expect.poll(() => title.getAttribute('aria-invalid')).toBe('false')
  await page.keyboard.type('brot')
  expect(await title.inputValue()).toBe('Bauernbrot')
  expect(await title.isVisible()).toBe(true)
})
