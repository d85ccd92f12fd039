// @module-tag long
import { describe, expect, it } from 'vitest'
import { site } from '../harness.ts'
import { changed, edit, status, stored, storedTexts, write } from './editing.ts'

describe('a text', () => {
  it('is written in place, stored at once, shown after a reload and when the mode is off', async () => {
    const { page, complaints } = await edit('/?admin=on')
    const title = page.locator('h1')
    await write(title, 'Ein Haus, ein Betrieb')
    expect(await title.textContent()).toBe('Ein Haus, ein Betrieb')
    expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Ein Haus, ein Betrieb' })
    await page.getByRole('button', { name: 'Block bearbeiten: Ein Haus, ein Betrieb' }).waitFor()

    await page.reload()
    await changed(page).first().waitFor()
    expect(await title.textContent()).toBe('Ein Haus, ein Betrieb')

    await page.goto(`${site}/?admin=off`)
    await page.locator('h1', { hasText: 'Ein Haus, ein Betrieb' }).waitFor()
    expect(await title.getAttribute('contenteditable')).toBeNull()
    expect(complaints).toEqual([])
  })

  it('shows names of facts while it is written in', async () => {
    const { page } = await edit('/?admin=on')
    const badge = page.locator('.hero [data-field="badge"]')
    const filled = await badge.textContent()
    await badge.focus()
    expect(await badge.textContent()).toContain('{stats.energy-savings}')
    await page.keyboard.press('Escape')
    expect(await badge.textContent()).toBe(filled)
    await write(badge, 'Seit {company.founded} und {company.nonsense}')
    expect(await badge.textContent()).toBe('Seit 1910 und {company.nonsense}')
    expect(await status(page).textContent()).toContain('{company.nonsense}')
  })

  it('of a stat is kept when it is left', async () => {
    const { page } = await edit('/?admin=on')
    const value = page.locator('[data-field="stats.projects.value"]')
    await write(value, '6.000+', 'Tab')
    expect(await value.textContent()).toBe('6.000+')
    const focused = page.locator(':focus')
    expect(await focused.getAttribute('data-field')).toBe('stats.projects.label')
    expect(await storedTexts(page)).toEqual({ 'home stats.stats.projects.value': '6.000+' })
  })

  it('is given up with Escape and never empty', async () => {
    const { page } = await edit('/?admin=on')
    const title = page.locator('h1')
    const before = await title.textContent()
    await write(title, 'Nichts davon', 'Escape')
    expect(await title.textContent()).toBe(before)
    await title.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    expect(await title.textContent()).toBe(before)
    expect(await status(page).textContent()).toContain('darf nicht leer sein')
    expect(await stored(page)).toBeNull()
  })

  it('takes only the words of what is pasted, in one line', async () => {
    const { page } = await edit('/?admin=on')
    await page.locator('h1').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/html', '<b>Fett</b><br><img src=x>')
      data.setData('text/plain', 'Fett\n und  klar')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await page.keyboard.press('Enter')
    expect(await page.locator('h1').innerHTML()).toBe('Fett und klar')
  })

  it('is written on where it was left for another window', async () => {
    const { page } = await edit('/?admin=on')
    const title = page.locator('h1')
    await title.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Eins drei')
    for (let left = 0; left < 'drei'.length; left += 1) await page.keyboard.press('ArrowLeft')
    await title.evaluate((element) => {
      // What a window says that loses the focus and gets it back: the element keeps it within the page.
      document.hasFocus = () => false
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
    await expect.poll(() => storedTexts(page)).toEqual({ 'home hero.title': 'Eins drei' })
    await title.evaluate((element) => {
      document.hasFocus = () => true
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    })
    await page.keyboard.type('zwei ')
    await page.keyboard.press('Enter')
    expect(await title.innerText()).toBe('Eins zwei drei')
  })

  it('that stands in several places changes in all of them', async () => {
    const { page } = await edit('/?admin=on')
    const labels = page.locator('[data-field="linkLabel"]')
    await write(labels.nth(1), 'Ansehen', 'Shift+Tab')
    expect(new Set(await labels.allTextContents())).toEqual(new Set(['Ansehen']))
  })

  it('is kept when the browser goes back before it is finished', async () => {
    const { page } = await edit('/?admin=on')
    await page.locator('header').getByRole('link', { name: 'Heizung' }).click()
    const title = page.locator('h1[data-admin]', { hasText: 'Heizung' })
    await title.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Noch nicht fertig')
    await page.goBack()
    await page.waitForURL(`${site}/?admin=on`)
    await expect
      .poll(() => storedTexts(page))
      .toEqual({ 'heating hero.title': 'Noch nicht fertig' })
  })
})
