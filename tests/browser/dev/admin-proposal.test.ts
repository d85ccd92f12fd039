// @module-tag long
import { promises as fs } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { type FakeHost, fakeHost } from '../../admin/hosts/fake-hosts.ts'
import { applyForm, bar, form, openForm, status, stored } from '../admin/editing.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()

const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

/** The bakery on Codeberg, and a page of it that is edited. */
const open = async (): Promise<{ host: FakeHost; page: Page }> => {
  const names = ['pages/home.yaml', 'values.yaml']
  const texts = await Promise.all(
    names.map(async (name) => [`content/${name}`, await bakery.original(name)]),
  )
  const host = fakeHost('forgejo', Object.fromEntries(texts))
  const repository = `language: de\nrepository: ${JSON.stringify(host.repository)}`
  await bakery.change('site.yaml', 'language: de', repository)
  const page = await bakery.edit()
  await page.route('https://codeberg.org/**', async (route) => {
    const asked = route.request()
    const response = await host.fetch(asked.url(), {
      body: asked.postData(),
      headers: asked.headers(),
    })
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ body: await response.text(), status: response.status, headers })
  })
  return { host, page }
}

const propose = async (page: Page) => {
  await button(page, 'Vorschlag einreichen').click()
  await page.keyboard.type('geheim')
  await button(page, 'Einreichen').click()
}

test('a picture that was just added goes with the proposal that names it', async () => {
  onTestFinished(() => fs.rm(bakery.locationOf('media/neuer-ofen.svg'), { force: true }))
  const { host, page } = await open()
  await openForm(page, 'Brot braucht Zeit')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>Öfen</title></svg>'
  await form(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'Neuer Ofen.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svg),
    })
  await form(page).getByText('heißt neuer-ofen.svg.').waitFor()
  await applyForm(page)
  await propose(page)
  await bar(page).getByRole('link', { name: 'Vorschlag ansehen' }).waitFor()
  const [branch] = Object.values(host.branches)
  expect(branch).toEqual({
    'content/pages/home.yaml': expect.stringContaining('src: neuer-ofen.svg'),
    'content/media/neuer-ofen.svg': svg,
  })
})

test('an entry that was taken out is not proposed where somebody has changed it since', async () => {
  const { host, page } = await open()
  await openForm(page, 'Was uns wichtig ist')
  await form(page)
    .locator('.admin-form__cards > ol > li > .admin-form__moves [data-move="remove"]')
    .first()
    .click()
  await applyForm(page)
  await page.getByText('Der Teig sagt, wann er fertig ist.').waitFor({ state: 'detached' })
  const values = await bakery.original('values.yaml')
  host.files['content/values.yaml'] = values.replace('title: Zeit', 'title: Ruhe')
  await propose(page)
  await expect.poll(() => status(page).innerText()).toContain('inzwischen etwas anderes')
  expect(host.branches).toEqual({})

  await bakery.change('values.yaml', 'title: Zeit', 'title: Ruhe')
  await bar(page).getByText('title: Ruhe').waitFor()
  await bar(page).getByText('wird nicht gezeigt').waitFor()
  await page.getByText('Der Teig sagt, wann er fertig ist.').first().waitFor()
  await button(page, 'Trotzdem zeigen').click()
  await page.getByRole('heading', { name: 'Ruhe' }).waitFor({ state: 'detached' })
  expect(await stored(page)).toContain('nachbarn')
})
