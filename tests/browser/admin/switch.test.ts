import { describe, expect, it } from 'vitest'
import { desktop, hydrated, site, visit } from '../harness.ts'
import { bar, edit } from './editing.ts'

describe('visitors', () => {
  it('load nothing of the admin mode', async () => {
    const { page } = await visit('/imprint', desktop)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${site}/`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => /admin|markdown-/.test(path))).toEqual([])
    expect(await page.locator('[data-field], [contenteditable]').count()).toBe(0)
  })
})

describe('the switch', () => {
  it('lasts for the tab, through clicks and reloads, until it is turned off', async () => {
    const { page } = await edit('/?admin=on')
    await page.locator('header').getByRole('link', { name: 'Heizung' }).click()
    await page.waitForURL('**/heating')
    await page.locator('h1[data-admin]', { hasText: 'Heizung' }).waitFor()
    await page.reload()
    await bar(page).waitFor()
    await page.goto(`${site}/heating?admin=off`)
    await hydrated(page)
    await page.goto(`${site}/heating`)
    await hydrated(page)
    expect(await bar(page).count()).toBe(0)
  })

  it('is turned off by the bar, which leaves no trace in the address', async () => {
    const { page } = await edit('/heating?admin=on')
    await page.getByRole('button', { name: 'Beenden' }).click()
    await page.waitForURL('**/heating')
    await hydrated(page)
    expect(await bar(page).count()).toBe(0)
    expect(await page.locator('[data-field]').count()).toBe(0)
  })
})
