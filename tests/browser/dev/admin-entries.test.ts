import { promises as fs } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { bar, stored } from '../admin/editing.ts'
import { serveBakery } from './dev-site.ts'

const HOME = 'pages/home.yaml'
const KONTAKT = 'pages/kontakt.yaml'

const bakery = serveBakery()

const read = () => fs.readFile(bakery.locationOf(KONTAKT), 'utf8')

const openForm = async (page: Page) => {
  await page
    .locator('#contact')
    .getByRole('button', { name: /^Block bearbeiten/ })
    .click()
  return page.getByRole('dialog')
}

const vacancy = (page: Page) =>
  page.getByRole('dialog').getByRole('combobox', { name: 'Stelle', exact: true })

const save = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click()
  await bar(page).getByRole('button', { name: 'In Datei speichern' }).click()
  await expect.poll(() => stored(page)).toBeNull()
}

test('an entry is chosen by its name, changed for another one and taken out again', async () => {
  onTestFinished(() => bakery.restore(KONTAKT))
  const page = await bakery.edit('/contact')
  const former = await read()
  await openForm(page)
  await vacancy(page).selectOption({ label: 'Bäckerin oder Bäcker (m/w/d)' })
  await save(page)
  await expect.poll(read).toContain('job: baecker\n')

  const form = await openForm(page)
  const own = form.getByRole('heading', { name: /jobs\.yaml/ })
  expect(await own.count()).toBe(1)
  await vacancy(page).selectOption({ label: 'Verkauf im Laden (m/w/d)' })
  await expect.poll(() => own.count()).toBe(0)
  await save(page)
  await expect.poll(read).toContain('job: verkauf\n')

  await openForm(page)
  await vacancy(page).selectOption({ label: 'Keine Angabe' })
  await save(page)
  await expect.poll(read).toBe(former)
})

test('an entry is offered by the name that it has now', async () => {
  onTestFinished(() => bakery.restore('jobs.yaml'))
  const page = await bakery.edit('/contact')
  await bakery.change('jobs.yaml', 'Verkauf im Laden (m/w/d)', 'Theke (m/w/d)')
  await expect
    .poll(async () => {
      await page.reload()
      const form = await openForm(page)
      await form.waitFor()
      return vacancy(page).locator('option').allInnerTexts()
    })
    .toEqual(['Keine Angabe', 'Bäckerin oder Bäcker (m/w/d)', 'Theke (m/w/d)'])
})

test('an entry that there is comes into a list that a block names itself, and its fields with it', async () => {
  onTestFinished(() => bakery.restore(HOME))
  const page = await bakery.edit('/')
  const open = async () => {
    const services = page.locator('#services')
    await services.getByRole('button', { name: /^Block bearbeiten/ }).click()
    return page.getByRole('dialog')
  }
  const form = await open()
  await form
    .getByRole('combobox', { name: 'Vorhandener Eintrag' })
    .selectOption({ label: 'Hochzeitstorte' })
  await form.getByRole('button', { name: 'Aufnehmen' }).click()
  const up = form.getByRole('button', { name: 'Nach oben: Hochzeitstorte' })
  await expect.poll(() => up.evaluate((node) => node === document.activeElement)).toBe(true)
  // None is left that could be taken in.
  expect(await form.getByRole('button', { name: 'Aufnehmen' }).count()).toBe(0)
  await up.click()
  await save(page)
  const file = () => fs.readFile(bakery.locationOf(HOME), 'utf8')
  await expect.poll(file).toContain('    services:\n      - torte\n      - brot\n')
  await page.locator('#services').getByText('Hochzeitstorte').first().waitFor()

  const again = await open()
  await again.locator('summary', { hasText: 'Hochzeitstorte' }).click()
  expect(await again.getByRole('textbox', { name: 'Name der Leistung' }).first().isVisible()).toBe(
    true,
  )
})

test('an entry that was taken out and in again still has its form', async () => {
  const page = await bakery.edit('/')
  await page
    .locator('#services')
    .getByRole('button', { name: /^Block bearbeiten/ })
    .click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Aufnehmen' }).click()
  await form.getByRole('button', { name: 'Entfernen: Sauerteigbrot' }).click()
  await form.getByRole('button', { name: 'Aufnehmen' }).click()
  await form.getByRole('button', { name: 'Nach oben: Sauerteigbrot' }).waitFor()
  expect(await form.locator('summary', { hasText: 'Sauerteigbrot' }).count()).toBe(1)
})
