// @module-tag long
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, site, visit } from '../harness.ts'
import {
  bar,
  changed,
  edit,
  editable,
  KEY,
  stored,
  storedAs,
  storedBefore,
  storedTexts,
  visitWith,
  write,
} from './editing.ts'

describe('stored edits', () => {
  it('that are damaged are logged and left alone, valid ones beside them are shown', async () => {
    const damaged = storedBefore({
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
    ['another version', '{"version":3,"pages":{"home":{"hero":{"title":"x"}}}}'],
    ['a reach for the prototype', '{"version":1,"pages":{"__proto__":{"hero":{"title":"x"}}}}'],
  ])('that are %s leave the page as published', async (_, text) => {
    const { page, complaints } = await visitWith(text, '/?admin=on')
    await editable(page)
    expect(await changed(page).count()).toBe(0)
    expect(complaints).toEqual([expect.stringContaining('is damaged')])
    expect(await stored(page)).toBe(text)
    await write(page.locator('h1'), 'Neu')
    expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Neu' })
  })

  it('leave the page alive where the code that shows them can not be had', async () => {
    const { page } = await visit('/imprint', desktop)
    await page.evaluate((key) => localStorage.setItem(key, '{}'), KEY)
    await page.route('**/assets/admin-*.js', (route) => route.abort())
    await page.goto(`${site}/portfolio`)
    await hydrated(page)
  })

  it('are asked about before the page is left where the browser could not store them', async () => {
    const { page } = await edit('/?admin=on')
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.locator('h1').click()
    await page.keyboard.type('Neu ')
    // Nobody has left the text yet.
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await editable(page)
    await write(page.locator('h1'), 'Gespeichert')
    await page.reload()
    expect(asked).toHaveLength(1)
  })

  it('with markup run no code', async () => {
    const bad = {
      home: { hero: { title: '<img src=x onerror="document.title=1">' } },
      about: { feature: { text: '[x](javascript:alert(1)) <script>alert(1)</script>' } },
    }
    const { page, complaints } = await visitWith(storedBefore(bad), '/')
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
      all.pages.home.hero.subtitle = { after: 'Von drüben' }
      all.pages.home.hero.badge = { after: 'Von drüben' }
      localStorage.setItem(key, JSON.stringify(all))
    }, KEY)
    await page.waitForTimeout(200)
    expect(await subtitle.textContent()).toBe('Halb')
    await page.keyboard.press('Enter')
    expect(await storedTexts(page)).toEqual({
      'home hero.title': 'Aus dem anderen Tab',
      'home hero.subtitle': 'Halb',
      'home hero.badge': 'Von drüben',
    })
    expect(await page.locator('.hero [data-field="badge"]').textContent()).toBe('Von drüben')
  })

  it('that another tab has changed since are taken back there alone', async () => {
    const { page } = await edit('/?admin=on')
    const undo = bar(page).getByRole('button', { name: 'Rückgängig' })
    await write(page.locator('h1'), 'Aus diesem Tab')
    await undo.waitFor()
    const other = await page.context().newPage()
    await other.goto(`${site}/?admin=on`)
    await editable(other)
    await write(other.locator('h1'), 'Aus dem anderen Tab')
    await undo.waitFor({ state: 'detached' })
    await bar(other).getByRole('button', { name: 'Rückgängig' }).click()
    await page.locator('h1', { hasText: 'Aus diesem Tab' }).waitFor()
  })

  it('stay with their news item when a newer one comes before it', async () => {
    const { page } = await edit('/blog?admin=on')
    const titles = page.locator('#news-list [data-field$=".title"]')
    const [, second = ''] = await titles.evaluateAll((all) =>
      all.map((title) => title.getAttribute('data-field') ?? ''),
    )
    await write(page.locator(`[data-field="${second}"]`), 'Mein Titel')
    await page.route('**/blog/index.json', async (route) => {
      const file = await (await route.fetch()).json()
      const list = file.page.blocks.find(({ type }: { type: string }) => type === 'news-list')
      list.news.unshift({ ...list.news[0], id: 'neu', title: 'Ganz neu' })
      await route.fulfill({ json: file })
    })
    await page.goto(`${site}/about`)
    await hydrated(page)
    await page.evaluate(() => history.pushState(null, '', '/blog'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await titles.getByText('Ganz neu').waitFor()
    await expect.poll(() => titles.allTextContents()).toHaveLength(4)
    await expect.poll(() => titles.nth(2).textContent()).toBe('Mein Titel')
  })

  it('of a text that was published anew wait until their editor decides', async () => {
    const stale = { before: 'Der frühere Titel', after: 'Meine Fassung' }
    const text = storedAs({ home: { hero: { title: stale, subtitle: stale } } })
    const { page, complaints } = await visitWith(text, '/?admin=on')
    await bar(page).getByText('„Meine Fassung“').waitFor()
    expect(await page.locator('h1').textContent()).not.toBe('Meine Fassung')
    expect(complaints).toEqual([
      expect.stringContaining('home, hero.title: the published text has changed since'),
      expect.stringContaining('home, hero.subtitle: the published text has changed since'),
    ])
    expect(await stored(page)).toBe(text)

    await bar(page).getByRole('button', { name: 'Trotzdem zeigen' }).click()
    await page.locator('h1', { hasText: 'Meine Fassung' }).waitFor()
    await bar(page).getByRole('button', { name: 'Verwerfen' }).click()
    await bar(page).getByText('„Meine Fassung“').waitFor({ state: 'detached' })
    expect(await storedTexts(page)).toEqual({ 'home hero.title': 'Meine Fassung' })
  })

  it('that were published are let go, on the page where they were made', async () => {
    const before = 'Der frühere Titel'
    const { page: asPublished } = await visit('/', desktop)
    const after = (await asPublished.locator('h1').textContent()) ?? ''
    const open = { before: 'Heizung', after: 'Wärme' }
    const text = storedAs({
      home: { hero: { title: { before, after } } },
      heating: { x: { y: open } },
    })
    const { page } = await visitWith(text, '/?admin=on')
    await expect.poll(() => stored(page)).toBe(storedAs({ heating: { x: { y: open } } }))
    await expect.poll(() => bar(page).innerText()).toContain('Änderungen ansehen (1)')
  })

  it('of the first version that may be of another entry are shown to their editor alone', async () => {
    const first = { blog: { 'news-list': { 'news.0.title': 'Wessen?' }, hero: { title: 'Neues' } } }
    const { page } = await visitWith(storedBefore(first), '/blog?admin=on')
    await page.locator('h1', { hasText: 'Neues' }).waitFor()
    await bar(page).getByText('„Wessen?“').waitFor()
    expect(await page.getByText('Wessen?', { exact: true }).count()).toBe(0)
    expect(await bar(page).getByRole('button', { name: 'Trotzdem zeigen' }).count()).toBe(0)
  })
})

it('every text that a page marks can be edited', async () => {
  const { page } = await edit('/?admin=on')
  const idle = page.locator('.block [data-field]:not([data-admin])')
  const names = () => idle.evaluateAll((all) => all.map((each) => each.getAttribute('data-field')))
  for (const path of ['/', '/about', '/heating', '/jobs', '/portfolio', '/impact', '/blog']) {
    await page.goto(site + path)
    await editable(page)
    await expect.poll(names).toEqual([])
  }
})
