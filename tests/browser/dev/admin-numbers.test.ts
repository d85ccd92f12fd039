// @module-tag long
import { expect, test } from 'vitest'
import { applyForm, form, openForm, storedTexts } from '../admin/editing.ts'
import { serveBakery } from './dev-site.ts'

const OVEN = `route: /ofen
meta:
  title: Ofen
  description: Was er braucht.

blocks:
  - type: hero
    title: Der Ofen

  - type: chart
    title: Strom im Monat
    look: bars
    unit: kWh
    labels: [Mai, Juni, Juli]
    series:
      - values: [10, 20, 30]
    source: Zähler
    asOf: 2026-01-31
`
const { edit } = serveBakery({ more: { 'pages/ofen.yaml': OVEN } })

test('numbers of a list move on the screen as well, and are typed as they come', async () => {
  const page = await edit('/ofen')
  await openForm(page, 'Strom im Monat')
  const numbers = form(page).locator('input[inputmode="decimal"]')
  const shown = () =>
    numbers.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))
  const items = form(page).locator('li:not(:has(li))', {
    has: page.locator('input[inputmode="decimal"]'),
  })
  await items.first().getByRole('button', { name: 'Nach unten' }).click()
  await expect.poll(shown).toEqual(['20', '10', '30'])
  await numbers.first().press('ControlOrMeta+A')
  await numbers.first().pressSequentially('7,50')
  await expect.poll(shown).toEqual(['7,50', '10', '30'])
  await applyForm(page)
  await expect
    .poll(() => storedTexts(page))
    .toEqual({ 'ofen chart.series.0.values': '[7.5,10,30]' })
  await page
    .locator('#chart')
    .getByText(/^7[.,]5/)
    .first()
    .waitFor()
})

/** The items that have lists of their own, and their own buttons. */
const openSeries = async () => {
  const page = await edit('/ofen')
  await openForm(page, 'Strom im Monat')
  const series = form(page).locator('[data-item]:has([data-item])')
  const button = (at: number, kind: string) =>
    series.nth(at).locator(`:scope > .admin-form__moves > [data-move="${kind}"]`)
  const focused = (at: number, kind: string) =>
    expect
      .poll(() => button(at, kind).evaluate((found) => found === document.activeElement))
      .toBe(true)
  return { page, series, button, focused }
}

test('whoever moves an item stays with it, not with those in the list that it has', async () => {
  const { series, button, focused } = await openSeries()
  await button(0, 'copy').click()
  await expect.poll(() => series.count()).toBe(2)
  await button(0, 'down').press('Enter')
  await focused(1, 'down')
  await button(1, 'up').press('Enter')
  await focused(0, 'up')
  await button(0, 'remove').press('Enter')
  await focused(0, 'remove')
})

test('whoever leaves a list empty that must not be is led to it', async () => {
  const { page } = await openSeries()
  const values = form(page).locator('fieldset fieldset', {
    has: page.locator('input[inputmode="decimal"]'),
  })
  const remove = values.locator('[data-move="remove"]')
  await remove.first().waitFor()
  for (let count = await remove.count(); count > 0; count -= 1) await remove.first().press('Enter')
  await applyForm(page)
  const add = form(page).locator('fieldset[data-faulty] [data-add]')
  await expect.poll(() => add.evaluate((found) => found === document.activeElement)).toBe(true)
  expect(await storedTexts(page)).toEqual({})
})

test('half a day is told, and nothing of it goes', async () => {
  const page = await edit('/sortiment')
  await openForm(page, 'Früh aufstehen')
  const job = form(page).getByText('Bäckerin oder Bäcker').first()
  await job.click()
  const last = form(page).getByLabel('Letzter Tag').first()
  await last.press('Delete')
  await job.click()
  await applyForm(page)
  await expect.poll(() => last.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await storedTexts(page)).toEqual({})
  await last.fill('2026-12-31')
  await applyForm(page)
  await expect
    .poll(() => storedTexts(page))
    .toEqual({ 'sortiment jobs.jobs.baecker.validThrough': '"2026-12-31"' })
})
