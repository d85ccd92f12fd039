import { describe, expect, it } from 'vitest'
import { site } from '../harness.ts'
import { bar, edit, writeSource } from './editing.ts'

describe('links and buttons', () => {
  it('are written in by a click and followed by a click with Ctrl', async () => {
    const { page } = await edit('/?admin=on')
    const link = page.locator('#services [data-field="linkLabel"]').nth(1)
    await link.click()
    expect(await page.locator(':focus').getAttribute('data-field')).toBe('linkLabel')
    expect(page.url()).toBe(`${site}/?admin=on`)
    await link.click({ modifiers: ['ControlOrMeta'] })
    await page.waitForURL('**/heating')
    await bar(page).waitFor()
  })

  it('have a field instead where nobody could write in them', async () => {
    const { page } = await edit('/portfolio?admin=on')
    const button = page.locator('[data-field="categories.heating.label"]')
    await writeSource(button, 'Wärme')
    await page.keyboard.press('Enter')
    expect(await button.textContent()).toBe('Wärme')
    expect(page.url()).toBe(`${site}/portfolio?admin=on`)
    await button.click({ modifiers: ['ControlOrMeta'] })
    await page.waitForURL('**/portfolio?*category=*')
  })

  it('in a summary unfold what is edited', async () => {
    const { page } = await edit('/jobs?admin=on')
    const title = page.locator('[data-field="jobs.accountant.title"]')
    await writeSource(title, 'Gute Leute')
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    expect(await title.textContent()).toBe('Gute Leute')
    expect(await page.locator('[data-field="jobs.accountant.tasks.0"]').isVisible()).toBe(true)
  })
})
