import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../../workspace.ts'
import { desktop } from '../harness.ts'
import { bar, edit } from './editing.ts'

it('edits a picture and a link in a form, says where links lead, and gives a patch out', async () => {
  const { page, complaints } = await edit('/heating?admin=on', desktop)
  const picture = page.locator('#hero img').first()
  const before = await picture.getAttribute('src')
  await page
    .locator('#hero')
    .getByRole('button', { name: /^Block bearbeiten/ })
    .click()
  const form = page.getByRole('dialog')
  await form.getByText('Alle Bilder ansehen').click()
  await form.getByRole('button', { name: 'badezimmer.jpg' }).click()
  expect(await form.getByLabel('Datei im Ordner media').inputValue()).toBe('badezimmer.jpg')
  await form.getByLabel('Was auf dem Bild zu sehen ist').fill('Ein fertiges Bad')
  const link = form.getByLabel('Ziel').first()
  await link.fill('/nirgends')
  await link.press('Enter')
  await form.getByText('Eine Seite /nirgends gibt es nicht', { exact: false }).waitFor()
  expect(await form.isVisible()).toBe(true)
  await link.fill('/contact?inquiry=bathroom')
  await expect.poll(() => form.locator('.admin-form__fault').count()).toBe(0)
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  expect(await picture.getAttribute('alt')).toBe('Ein fertiges Bad')

  const waiting = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Änderungen herunterladen' }).click()
  const file = path.join(await emptyFolder(), 'aenderungen.patch')
  await (await waiting).saveAs(file)
  const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim()
  execFileSync('git', ['apply', '--check', file], { cwd: root })
  const stat = execFileSync('git', ['apply', '--numstat', file], { cwd: root, encoding: 'utf8' })
  expect(stat).toBe('3\t3\ttests/fixtures/renovation/pages/heating.yaml\n')
  // The browser itself tells of the page that was asked for and is not there.
  expect(complaints.filter((each) => !each.includes('404'))).toEqual([])
})

it('begins a form on its first field', async () => {
  const { page } = await edit('/heating?admin=on', desktop)
  await page
    .locator('#hero')
    .getByRole('button', { name: /^Block bearbeiten/ })
    .click()
  const first = page.getByRole('dialog').locator('textarea').first()
  await first.waitFor()
  expect(await first.evaluate((field) => field === document.activeElement)).toBe(true)
})
