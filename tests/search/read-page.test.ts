import { expect, test } from 'vitest'
import { findablesOf } from '../../scripts/search/read-page.ts'
import { newsItem } from '../news-items.ts'
import { compileWith } from '../workspace.ts'

test('below what is found stand the pages that lead to it, not its own title again', async () => {
  const { site } = await compileWith({ 'news/ofen.md': newsItem('ofen', '2026-08-01') })
  const found = site?.pages.flatMap((page) => findablesOf(page, site)) ?? []
  expect(found.length).toBeGreaterThan(3)
  for (const { title, where } of found) expect(where.split(' › ')).not.toContain(title)
})

test('a block of the company itself may be called as something that every object has', async () => {
  const { site } = await compileWith({})
  const [page] = site?.pages ?? []
  if (!site || !page) throw new Error('The bakery has no pages')
  const block = { type: 'constructor', id: 'constructor', ui: {} }
  const own = { ...page, data: { ...page.data, blocks: [block] } }
  const found = findablesOf(own, site)
  expect(found.map(({ href, topics }) => [href, topics])).toEqual([[page.route, '']])
})

test('a part of a long word is found though somebody has said where it may be divided', async () => {
  const { site } = await compileWith({
    'pages/sortiment.yaml': (text) =>
      text.replace(/(?<=type: hero\n +title: ).+/, 'Hefezopf\u00adflechtkurs'),
  })
  const page = site?.pages.find(({ route }) => route === '/sortiment')
  if (!site || !page) throw new Error('no page')
  expect(findablesOf(page, site).map(({ parts }) => parts.split(' '))).toContainEqual(
    expect.arrayContaining(['zopfflechtkurs']),
  )
})
