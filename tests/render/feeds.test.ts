import { describe, expect, test } from 'vitest'
import { atomFeed, jsonFeed } from '../../scripts/render/feeds.ts'
import { newsItems } from '../news-items.ts'
import { compileWith, type Overrides, problemsOf, replace } from '../workspace.ts'

const ROOT = 'https://www.backwerk-aehrengold.example'

const feedWith = async (overrides: Overrides = {}, today?: string) =>
  (await compileWith(overrides, { today })).site?.feed

const atomWith = async (overrides: Overrides = {}, today?: string) => {
  const feed = await feedWith(overrides, today)
  return feed ? atomFeed(feed) : undefined
}

const idsIn = (atom: string | undefined) =>
  [...(atom ?? '').matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)

describe('feeds', () => {
  test('tell of the news, the newest first, under their own addresses', async () => {
    expect(idsIn(await atomWith())).toEqual([
      `${ROOT}/feed.xml`,
      `${ROOT}/neues/erntebrot`,
      `${ROOT}/neues/ofen`,
    ])
  })

  test('are as old as the newest entry, whenever they are built', async () => {
    const atom = await atomWith()
    expect(atom).toMatch(/<feed[\s\S]*?<updated>2026-09-21T00:00:00Z<\/updated>/)
    expect(await atomWith({}, '2027-03-01')).toBe(atom)
  })

  test('do not tell of what is not shown yet', async () => {
    expect(idsIn(await atomWith({}, '2026-09-20'))).not.toContain(`${ROOT}/neues/erntebrot`)
  })

  test('hold the newest 50', async () => {
    expect((await feedWith(newsItems(70)))?.entries).toHaveLength(50)
  })

  test('are missing where there is no news', async () => {
    expect(await feedWith({}, '2000-01-01')).toBeUndefined()
  })

  test('have a name of the company’s own', async () => {
    const named = {
      'ui.yaml': (text: string) => `${text}\nfeed:\n  title: Post aus {company.city}\n`,
    }
    expect((await feedWith(named))?.title).toMatch(/^Post aus (?!\{)/)
  })

  test('are JSON Feed 1.1 as well', async () => {
    const feed = await feedWith()
    const { items, ...rest } = JSON.parse(feed ? jsonFeed(feed) : '')
    expect(rest).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/^Neues von /),
      home_page_url: `${ROOT}/`,
      feed_url: `${ROOT}/feed.json`,
      language: 'de',
    })
    expect(items[0]).toEqual({
      id: `${ROOT}/neues/erntebrot`,
      url: `${ROOT}/neues/erntebrot`,
      title: 'Das Erntebrot ist da',
      content_text: 'Vier Wochen lang backen wir mit Mehl der neuen Ernte.',
      image: expect.stringMatching(`^${ROOT}/`),
      date_published: '2026-09-21T00:00:00Z',
      authors: [{ name: 'Thea Ährengold' }],
    })
  })

  test('can be led to, and from where another system had them', async () => {
    expect(
      await problemsOf({
        'pages/sortiment.yaml': replace('(/#stats)', '(/feed.xml)'),
        'redirects.yaml': '- from: /feed\n  to: /feed.xml\n',
      }),
    ).toEqual([])
  })
})
