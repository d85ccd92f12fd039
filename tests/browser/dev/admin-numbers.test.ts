// @module-tag long
import { expect, test } from 'vitest'
import { applyForm, editable, form, openForm, storedTexts } from '../admin/editing.ts'
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
const bakery = serveBakery({ more: { 'pages/ofen.yaml': OVEN } })

test('numbers of a list move on the screen as well, and are typed as they come', async () => {
  const page = await bakery.open('/ofen?admin=on')
  await editable(page)
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

test('half a day is told, and nothing of it goes', async () => {
  const page = await bakery.open('/sortiment?admin=on')
  await editable(page)
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
