// @module-tag long
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyFolder } from '../../workspace.ts'
import { desktop, phone, site, visit } from '../harness.ts'
import { bar, changed, edit, status, stored, write } from './editing.ts'

describe('the bar', () => {
  it.each([
    '/imprint',
    '/privacy-policy',
    '/portfolio/project-2',
  ])('says that %s is locked', async (path) => {
    const { page, complaints } = await visit(`${path}?admin=on`, desktop)
    await bar(page).waitFor()
    expect(await status(page).textContent()).toBe('Diese Seite lässt sich hier nicht bearbeiten.')
    expect(await page.locator('[contenteditable], [data-admin]').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('covers nothing at the end of the page on %s', async (_, options) => {
    const { page } = await edit('/?admin=on', options)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const footer = await page.locator('footer').last().boundingBox()
    const box = await bar(page).boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  })
})

describe('resetting', () => {
  it('everything asks first', async () => {
    const { page } = await edit('/?admin=on')
    const title = page.locator('h1')
    const published = await title.textContent()
    await write(title, 'Anders')
    expect(await bar(page).textContent()).toContain('Geänderte Blöcke: 1')

    page.once('dialog', (dialog) => dialog.dismiss())
    await page.getByRole('button', { name: 'Alles zurücksetzen' }).click()
    expect(await title.textContent()).toBe('Anders')
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Alles zurücksetzen' }).click()
    expect(await title.textContent()).toBe(published)
    expect(await stored(page)).toBeNull()
  })
})

it('explains that the texts could not be loaded', async () => {
  const { page } = await visit('/imprint?admin=on', desktop)
  await page.route('**/index.admin.json', (route) => route.abort())
  await page.goto(`${site}/`)
  await bar(page).waitFor()
  await expect.poll(() => status(page).textContent()).toContain('konnten nicht geladen werden')
})

it('takes edits into a file, and from there into another browser', async () => {
  const { page } = await edit('/?admin=on')
  await write(page.locator('h1'), 'Ein neuer Anfang')
  const waiting = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Änderungen herunterladen' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('aenderungen.patch')
  const file = path.join(await emptyFolder(), 'aenderungen.patch')
  await download.saveAs(file)
  const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim()
  execFileSync('git', ['apply', '--check', file], { cwd: root })

  const { page: other } = await edit('/?admin=on')
  expect(await stored(other)).toBeNull()
  await other.locator('.admin-bar input[type=file]').setInputFiles(file)
  await other.locator('h1').getByText('Ein neuer Anfang').waitFor()
  expect(await changed(other).count()).toBe(1)
  expect(await status(other).innerText()).toContain('Insgesamt sind es 1.')
})

it('says a second time what it has said, which only what is new on the page has read out', async () => {
  const { page } = await edit('/?admin=on')
  const open = () =>
    page.locator('.admin-bar input[type=file]').setInputFiles({
      name: 'brief.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    })
  await open()
  const said = status(page).getByText('keine Änderungen')
  const first = await said.elementHandle()
  await open()
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await said.waitFor()
})

it('says while somebody writes what the check will say, and resets one text', async () => {
  const { page } = await edit('/?admin=on')
  const title = page.locator('h1')
  const published = (await title.textContent()) ?? ''
  await title.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Seit {company.foundet}')
  await bar(page).getByText('Die Angabe {company.foundet} gibt es nicht.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => bar(page).getByText('Die Angabe').count()).toBe(0)

  await write(title, 'Anders')
  await page.getByRole('button', { name: 'Änderungen ansehen (1)' }).click()
  expect(await bar(page).locator('dd').allTextContents()).toEqual([published, 'Anders'])
  await page.getByRole('button', { name: /^Zurücksetzen: / }).click()
  await expect.poll(() => title.textContent()).toBe(published)
  expect(await stored(page)).toBeNull()
})

it('takes back and makes again, by button and by key', async () => {
  const { page } = await edit('/?admin=on')
  const title = page.locator('h1')
  const published = await title.textContent()
  await write(title, 'Anders')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => title.textContent()).toBe(published)
  await page.getByRole('button', { name: 'Wiederholen' }).click()
  await expect.poll(() => title.textContent()).toBe('Anders')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => title.textContent()).toBe(published)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => title.textContent()).toBe('Anders')
})
