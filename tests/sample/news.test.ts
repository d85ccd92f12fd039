import { expect, it } from 'vitest'
import { article } from '../../src/blocks/article/schema.ts'
import { newsList } from '../../src/blocks/news-list/schema.ts'
import { blockOf, textIn } from './sample.ts'

it('lists three news items, newest first, each with a page', () => {
  const { news } = blockOf('/blog', newsList)
  expect(news.map(({ date, href }) => [date, href])).toEqual([
    ['2026-11-09', '/blog/heizungsfoerderung-2026'],
    ['2026-10-12', '/blog/ausbildung-2027'],
    ['2025-09-22', '/blog/115-jahre-wulfkamp'],
  ])
})

it('leads from each article to /about#contact, and shows no asterisks', () => {
  for (const { href = '' } of blockOf('/blog', newsList).news) {
    const text = textIn(blockOf(href, article))
    expect(text, href).toContain('/about#contact')
    expect(text, href).not.toContain('*')
  }
})
