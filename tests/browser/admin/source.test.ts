// @module-tag long
import { describe, expect, it } from 'vitest'
import { violations } from '../../audit/violations.ts'
import { site } from '../harness.ts'
import {
  edit,
  editable,
  sourceField,
  status,
  stored,
  storedPages,
  write,
  writeSource,
} from './editing.ts'

describe('a Markdown text', () => {
  it('is edited as source and shown as the site would show it', async () => {
    const { page, complaints } = await edit('/about?admin=on')
    const text = page.locator('#feature [data-field="text"]')
    await writeSource(text, '**Aus {company.city}**\n\nMit *allem* und [Heizung](/heating)')
    expect(await text.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    expect(await text.getByRole('heading').textContent()).toBe('Aus Ahlenfeld')
    expect(await text.locator('em').textContent()).toBe('allem')
    expect(await page.locator(':focus').getAttribute('data-field')).toBe('text')

    await page.goto(`${site}/about?admin=off`)
    const link = page.locator('#feature').getByRole('link', { name: 'Heizung' })
    expect(await link.getAttribute('href')).toBe('/heating')
    expect(complaints).toEqual([])
  })

  it('that can’t be opened without a connection is told as that, and opens once there is one', async () => {
    const { page } = await edit('/about?admin=on')
    const text = page.locator('#feature [data-field="text"]')
    await page.route('**/assets/markdown-*.js', (route) => route.abort())
    await text.click()
    await expect.poll(() => status(page).textContent()).toContain('nicht geladen werden')
    await page.unrouteAll()
    await page.reload()
    await editable(page)
    await text.click()
    await sourceField(page).waitFor()
  })

  it('is seen while it is written where a keyboard on the screen leaves half of the window', async () => {
    const half = { viewport: { width: 390, height: 420 }, hasTouch: true }
    const { page } = await edit('/about?admin=on', half)
    // With a change, the bar has all its buttons.
    await write(page.locator('h1'), 'Anders')
    await page.locator('#feature [data-field="text"]').tap({ position: { x: 20, y: 10 } })
    await sourceField(page).press('ControlOrMeta+End')
    await page.keyboard.type(' Und noch ein Satz, der länger als eine Zeile ist, am Ende.')
    const heights = await page.evaluate(() => {
      const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect()
      const [header, area] = [boxOf('header'), boxOf('.admin-source__area')]
      return [header?.bottom, area?.top, area?.bottom, boxOf('.admin-source__tools')?.top]
    })
    expect(heights).toEqual(heights.toSorted((one, other) => Number(one) - Number(other)))
  })

  it('gets its few marks by keys and by buttons, and each can be taken back', async () => {
    const { page, complaints } = await edit('/about?admin=on')
    const text = page.locator('#feature [data-field="text"]')
    await writeSource(text, 'Seit 1910 aus Ahlenfeld')
    const field = sourceField(page)
    const select = (words: string) =>
      field.evaluate((area: HTMLTextAreaElement, part) => {
        const at = area.value.indexOf(part)
        area.setSelectionRange(at, at + part.length)
      }, words)
    await select('Seit')
    await page.keyboard.press('ControlOrMeta+B')
    await select('aus')
    await page.keyboard.press('ControlOrMeta+I')
    await select('Ahlenfeld')
    await page.keyboard.press('ControlOrMeta+K')
    await page.keyboard.type('/heating')
    expect(await field.inputValue()).toBe('**Seit** 1910 *aus* [Ahlenfeld](/heating)')
    expect(await violations(page)).toEqual([])
    await select('Seit')
    await page.getByRole('button', { name: 'Fett' }).click()
    await page.getByRole('button', { name: 'Liste' }).click()
    expect(await field.inputValue()).toBe('- Seit 1910 *aus* [Ahlenfeld](/heating)')
    expect(await field.evaluate((area) => area === document.activeElement)).toBe(true)
    await page.keyboard.press('ControlOrMeta+Z')
    expect(await field.inputValue()).toBe('Seit 1910 *aus* [Ahlenfeld](/heating)')
    await page.getByRole('button', { name: 'Liste' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type('\nund zurück')
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    expect(await text.locator('em').textContent()).toBe('aus')
    expect(await text.getByRole('listitem').count()).toBe(2)
    expect(complaints).toEqual([])
  })

  it('with code in it is refused, and stays in the field', async () => {
    const { page } = await edit('/about?admin=on')
    const text = page.locator('#feature [data-field="text"]')
    const before = await text.innerHTML()
    await writeSource(text, '[x](javascript:alert(1))')
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    expect(await sourceField(page).inputValue()).toBe('[x](javascript:alert(1))')
    page.once('dialog', (asks) => asks.accept())
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await text.innerHTML()).toBe(before)
    expect(await stored(page)).toBeNull()
  })

  it('belongs to its article, not to all of them', async () => {
    const { page } = await edit('/blog?admin=on')
    const links = page.locator('#news-list [data-field$=".title"]')
    expect(await links.count()).toBe(3)
    const articles = await page
      .locator('#news-list a[href^="/blog/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    await page.goto(site + articles[0])
    await editable(page)
    await write(page.locator('h1'), 'Nur hier')
    await page.goto(site + articles[1])
    await editable(page)
    expect(await page.locator('h1').textContent()).not.toBe('Nur hier')
    expect(Object.keys(await storedPages(page))).toEqual([`blog-article/${articles[0]?.slice(6)}`])
  })
})

describe('the keyboard alone', () => {
  it('reaches, writes, opens, applies and resets', async () => {
    const { page } = await edit('/about?admin=on')
    const text = page.locator('#feature [data-field="text"]')
    await text.focus()
    expect(await text.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    await page.keyboard.press('Enter')
    await sourceField(page).waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Neu')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect.poll(() => text.textContent()).toBe('Neu')

    await page.getByRole('button', { name: /^Block zurücksetzen/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => text.textContent()).not.toBe('Neu')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Rückgängig')
    await page.keyboard.press('Enter')
    await expect.poll(() => text.textContent()).toBe('Neu')
  })
})
