import { describe, expect, it } from 'vitest'
import { site } from '../harness.ts'
import { edit, editable, sourceField, stored, storedPages, write, writeSource } from './editing.ts'

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

  it('with code in it is refused, and stays in the field', async () => {
    const { page } = await edit('/about?admin=on')
    const text = page.locator('#feature [data-field="text"]')
    const before = await text.innerHTML()
    await writeSource(text, '[x](javascript:alert(1))')
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    expect(await sourceField(page).inputValue()).toBe('[x](javascript:alert(1))')
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
