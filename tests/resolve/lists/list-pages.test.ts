import { describe, expect, test } from 'vitest'
import type { ListPages } from '../../../src/content/list-pages.ts'
import type { PageData } from '../../../src/page/page-data.ts'
import { newsItem, newsItems } from '../../news-items.ts'
import { bakeryText, compileWith, type Overrides, replace, TODAY } from '../../workspace.ts'

const blog = (block = '') => `route: /neues
meta: { title: Aktuelles, description: Was es Neues gibt. }
blocks:
  - type: hero
    title: Neues
  - type: news-list
    readMore: Weiter
${block}`

/** A list at an address of its own; on the home page there are the newest three. */
const withList = (count: number, rest: Overrides = {}): Overrides => ({
  ...newsItems(count),
  'pages/liste.yaml': blog(),
  'pages/home.yaml': replace('readMore: Weiter', 'readMore: Weiter\n    limit: 3'),
  ...rest,
})

const pagesWith = async (overrides: Overrides, today = TODAY): Promise<Map<string, PageData>> => {
  const { site, problems } = await compileWith(overrides, { today })
  if (!site) throw new Error(JSON.stringify(problems))
  return new Map(site.pages.map(({ data }) => [data.route, data]))
}

const listOf = (page: PageData | undefined) =>
  page?.blocks.find(({ type }) => type === 'news-list') as
    | { news: { id: string }[]; pages?: ListPages }
    | undefined

const sizes = (pages: Map<string, PageData>) =>
  [...pages].flatMap(([route, page]) => {
    const list = listOf(page)
    return list ? [`${route} ${list.news.length}`] : []
  })

const codesOf = async (overrides: Overrides, today = TODAY) => {
  const { problems } = await compileWith(overrides, { today })
  return problems.map(({ file, line, code, severity }) => `${file}:${line} ${code} ${severity}`)
}

describe('a list of news', () => {
  test('of less than 20 stands on one page', async () => {
    const pages = await pagesWith(withList(17))
    expect(sizes(pages)).toEqual(['/ 3', '/neues 19'])
    expect(listOf(pages.get('/neues'))?.pages).toBeUndefined()
  })

  test('goes on at further addresses from 20 on, each entry on one page', async () => {
    const pages = await pagesWith(withList(35))
    expect(sizes(pages)).toEqual(['/ 3', '/neues 15', '/neues/seite-2 15', '/neues/seite-3 7'])
    const ids = [...pages.values()].flatMap((page) =>
      page.route.startsWith('/neues') ? (listOf(page)?.news.map(({ id }) => id) ?? []) : [],
    )
    expect(new Set(ids).size).toBe(37)
    expect(ids.slice(0, 3)).toEqual(['erntebrot', 'brot-001', 'brot-002'])
  })

  test('says on each page where one is, in title, address and words', async () => {
    const pages = await pagesWith(withList(35))
    const page = pages.get('/neues/seite-2')
    expect(page?.meta.title).toMatch(/^Aktuelles\s– Seite 2\s– /)
    expect(page?.meta.canonical).toMatch(/\/neues\/seite-2$/)
    expect(listOf(page)?.pages).toEqual({
      label: 'Seiten der Liste',
      count: '37 Beiträge, Seite 2 von 3',
      previous: { label: 'Vorige Seite', href: '/neues' },
      next: { label: 'Nächste Seite', href: '/neues/seite-3' },
    })
    const first = pages.get('/neues')
    expect(first?.meta.title).toMatch(/^Aktuelles – (?!Seite)/)
    expect(listOf(first)?.pages).not.toHaveProperty('previous', expect.anything())
    expect(listOf(pages.get('/neues/seite-3'))?.pages).not.toHaveProperty('next', expect.anything())
  })

  test('shares the picture for shared links, and no edits', async () => {
    const pages = await pagesWith(withList(35))
    const [first, second] = [pages.get('/neues'), pages.get('/neues/seite-2')]
    expect(second?.meta.image).toEqual(first?.meta.image)
    expect(second?.key).not.toBe(first?.key)
  })

  test('leads to the page on which each year begins', async () => {
    const pages = await pagesWith(withList(400))
    const { years } = listOf(pages.get('/neues/seite-18'))?.pages ?? {}
    expect(years?.links).toEqual([
      { label: '2026', href: expect.stringMatching(/^\/neues#eintrag-./), current: false },
      {
        label: '2025',
        href: expect.stringMatching(/^\/neues\/seite-17#eintrag-./),
        current: false,
      },
    ])
    expect(listOf(pages.get('/neues/seite-17'))?.pages?.years?.links[1]?.current).toBe(true)
  })

  test('counts what is shown on the day', async () => {
    const overrides = withList(18, {
      'news/bald.md': newsItem('bald', '2026-12-01'),
      'news/vorbei.md': newsItem('vorbei', '2026-01-01', 'expires: 2026-02-01\n'),
    })
    expect(sizes(await pagesWith(overrides))).toContain('/neues/seite-2 5')
    expect(sizes(await pagesWith(overrides, '2026-12-24'))).toContain('/neues/seite-2 6')
  })

  test('takes its words from ui.yaml', async () => {
    const ui = `${bakeryText('ui.yaml')}\nlists:\n  address: blatt\n  title: "{title}, Blatt {page}"\n`
    const pages = await pagesWith(withList(35, { 'ui.yaml': ui }))
    expect(pages.get('/neues/blatt-2')?.meta.title).toMatch(/^Aktuelles, Blatt 2 – /)
  })

  test('is looked at where the language can’t be read: that alone is told', async () => {
    const site = replace('language: de', 'language: de_DE')
    expect(await codesOf(withList(18, { 'site.yaml': site }))).toEqual([
      'content/site.yaml:4 format error',
    ])
  })

  test('of entries that were chosen keeps their order, without years', async () => {
    const ids = [
      'ofen',
      ...Array.from({ length: 24 }, (_, n) => `brot-${String(24 - n).padStart(3, '0')}`),
    ]
    const overrides = {
      ...withList(24),
      'pages/liste.yaml': blog(`    news: [${ids.join(', ')}]\n`),
    }
    const pages = await pagesWith(overrides)
    expect(sizes(pages)).toEqual(['/ 3', '/neues 15', '/neues/seite-2 10'])
    expect(listOf(pages.get('/neues'))?.news[1]?.id).toBe('brot-024')
  })

  test('goes on at the root where it stands on the home page', async () => {
    const pages = await pagesWith(newsItems(20))
    expect(sizes(pages)).toEqual(['/ 15', '/seite-2 7'])
  })

  test('shows its beginning on pages that are made of entries', async () => {
    const template = `${bakeryText('pages/neues.yaml')}\n  - type: news-list\n    readMore: Weiter\n`
    const { 'pages/liste.yaml': _, ...rest } = withList(20, { 'pages/neues.yaml': template })
    const pages = await pagesWith(rest)
    expect(listOf(pages.get('/neues/ofen'))?.news).toHaveLength(15)
    expect([...pages.keys()].filter((route) => route.includes('seite-'))).toEqual([])
  })
})

describe('a page', () => {
  test('knows nothing of the number of articles that it does not list', async () => {
    const [few, many] = await Promise.all([compileWith(withList(3)), compileWith(withList(300))])
    expect(JSON.stringify(many.site?.shell)).toBe(JSON.stringify(few.site?.shell))
    expect(JSON.stringify(many.site?.admin)).toBe(JSON.stringify(few.site?.admin))
  })

  test('does not grow with the number of articles', async () => {
    const [few, many] = [await pagesWith(withList(35)), await pagesWith(withList(95))]
    const text = (pages: Map<string, PageData>, route: string) => JSON.stringify(pages.get(route))
    for (const route of ['/', '/sortiment', '/neues/ofen', '/*']) {
      expect(text(many, route)).toBe(text(few, route))
    }
    const counted = (json: string) => json.replace(/\d+ Beiträge, Seite 1 von \d+/, '')
    expect(counted(text(many, '/neues'))).toBe(counted(text(few, '/neues')))
  })

  test('with two long lists has pages for the first; of the other, the beginning is shown and told', async () => {
    const overrides = withList(20, {
      'pages/liste.yaml': blog('  - type: news-list\n    readMore: Noch einmal\n'),
    })
    const pages = await pagesWith(overrides)
    const lists = pages.get('/neues/seite-2')?.blocks.filter(({ type }) => type === 'news-list')
    expect(lists?.map((list) => (list.news as unknown[]).length)).toEqual([7, 15])
    expect(await codesOf(overrides)).toEqual(['content/pages/liste.yaml:8 second-list warning'])
  })
})

describe('the addresses of a list', () => {
  test('are no place for links: what stands there changes', async () => {
    const overrides = withList(20, {
      'pages/sortiment.yaml': replace('(/#stats)', '(/neues/seite-2)'),
    })
    expect(await codesOf(overrides)).toEqual([
      'content/pages/sortiment.yaml:14 link-into-list warning',
    ])
  })

  test('nor for redirects', async () => {
    const overrides = withList(20, { 'redirects.yaml': '- from: /alt\n  to: /neues/seite-2\n' })
    expect(await codesOf(overrides)).toEqual(['content/redirects.yaml:2 link-into-list warning'])
  })

  test('lead nowhere where the list is too short for them', async () => {
    const overrides = withList(20, {
      'pages/sortiment.yaml': replace('(/#stats)', '(/neues/seite-3)'),
    })
    expect(await codesOf(overrides)).toEqual(['content/pages/sortiment.yaml:14 dead-link error'])
  })

  test('are taken on every day on which the list may be long', async () => {
    const overrides = {
      ...withList(0),
      ...newsItems(20, '2027-01-31'),
      'news/x.md': newsItem('seite-2', '2026-01-05'),
    }
    expect(await codesOf(overrides, '2026-12-01')).toContain(
      'content/pages/liste.yaml:1 list-page-taken error',
    )
  })

  test('can’t be the start of a redirect', async () => {
    const overrides = withList(20, { 'redirects.yaml': '- from: /neues/seite-2\n  to: /\n' })
    expect(await codesOf(overrides)).toEqual(['content/redirects.yaml:1 redirect-of-page error'])
  })

  test('are not missed once the list is shorter', async () => {
    const { site } = await compileWith(withList(20))
    expect(site?.addresses.map(({ route }) => route)).not.toContain('/neues/seite-2')
  })
})
