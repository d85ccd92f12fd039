import { describe, expect, it } from 'vitest'
import { site } from '../harness.ts'
import {
  changed,
  edit,
  editable,
  KEY,
  stored,
  storedAs,
  storedPages,
  visitWith,
  write,
} from './editing.ts'

describe('stored edits', () => {
  it('that are damaged are logged and left alone, valid ones beside them are shown', async () => {
    const damaged = storedAs({
      home: {
        hero: { title: 'Gültig', subtitle: 7, nothing: 'x' },
        none: { title: 'x' },
        stats: [],
      },
      about: 'x',
    })
    const { page, complaints } = await visitWith(damaged, '/')
    await page.locator('h1', { hasText: 'Gültig' }).waitFor()
    expect(complaints).toEqual([
      expect.stringContaining('pages["home"]["hero"]["subtitle"] is not a text'),
      expect.stringContaining('home, hero.nothing: the page has no such text'),
      expect.stringContaining('home, none.title: the page has no such text'),
    ])
    expect(await stored(page)).toBe(damaged)
  })

  it.each([
    ['no JSON', '{"version":'],
    ['another version', '{"version":2,"pages":{"home":{"hero":{"title":"x"}}}}'],
    ['a reach for the prototype', '{"version":1,"pages":{"__proto__":{"hero":{"title":"x"}}}}'],
  ])('that are %s leave the page as published', async (_, text) => {
    const { page, complaints } = await visitWith(text, '/?admin=on')
    await editable(page)
    expect(await changed(page).count()).toBe(0)
    expect(complaints).toEqual([expect.stringContaining('is damaged')])
    expect(await stored(page)).toBe(text)
    await write(page.locator('h1'), 'Neu')
    expect(await stored(page)).toBe(storedAs({ home: { hero: { title: 'Neu' } } }))
  })

  it('with markup run no code', async () => {
    const bad = {
      home: { hero: { title: '<img src=x onerror="document.title=1">' } },
      about: { feature: { text: '[x](javascript:alert(1)) <script>alert(1)</script>' } },
    }
    const { page, complaints } = await visitWith(storedAs(bad), '/')
    await page.locator('h1', { hasText: '<img' }).waitFor()
    expect(await page.locator('h1 img').count()).toBe(0)
    await page.goto(`${site}/about`)
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringContaining('about, feature.text: it is refused (markup)')])
    expect(await page.locator('#feature a[href^="javascript"]').count()).toBe(0)
  })

  it('of another tab arrive at once, but not while somebody is writing', async () => {
    const { page } = await edit('/?admin=on')
    const other = await page.context().newPage()
    await other.goto(`${site}/?admin=on`)
    await editable(other)
    await write(other.locator('h1'), 'Aus dem anderen Tab')
    await page.locator('h1', { hasText: 'Aus dem anderen Tab' }).waitFor()

    const subtitle = page.locator('.hero [data-field="subtitle"]')
    await subtitle.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Halb')
    await other.evaluate((key) => {
      const all = JSON.parse(localStorage.getItem(key) ?? '')
      all.pages.home.hero.subtitle = 'Von drüben'
      all.pages.home.hero.badge = 'Von drüben'
      localStorage.setItem(key, JSON.stringify(all))
    }, KEY)
    await page.waitForTimeout(200)
    expect(await subtitle.textContent()).toBe('Halb')
    await page.keyboard.press('Enter')
    expect(await storedPages(page)).toEqual({
      home: { hero: { title: 'Aus dem anderen Tab', subtitle: 'Halb', badge: 'Von drüben' } },
    })
    expect(await page.locator('.hero [data-field="badge"]').textContent()).toBe('Von drüben')
  })
})
