import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../src/admin/apply-edits.ts'
import type { PageEdits } from '../../src/admin/edits.ts'
import { markdownToTree } from '../../src/content/markdown.ts'
import { facts, file, page } from './a-page.ts'

const apply = (edits: PageEdits, toTree: typeof markdownToTree | undefined = markdownToTree) =>
  applyEdits({ page, edits, file, facts, toTree })

it('leaves a page without edits as it is', () => {
  expect(apply({})).toEqual({ page, shown: {}, faults: [] })
  expect(apply({}).page).toBe(page)
})

it('merges texts and figures over the page', () => {
  const edits = {
    hero: { title: 'Aus {company.city}', 'actions.0.label': 'Anrufen' },
    stats: { 'stats.0.value': '6.000+' },
  }
  const merged = apply(edits)
  expect(merged).toMatchObject({ shown: edits, faults: [] })
  expect(merged.page.blocks).toMatchObject([
    { id: 'hero', title: 'Aus Geseke', actions: [{ label: 'Anrufen', href: '/' }] },
    { id: 'stats', stats: [{ id: 'projects', value: '6.000+', label: 'Projekte' }] },
    page.blocks[2],
  ])
})

describe('Markdown', () => {
  it('is converted', () => {
    const { page: merged } = apply({ prose: { text: 'Neu **und** gut' } })
    expect(merged.blocks[2]).toMatchObject({ text: markdownToTree('Neu **und** gut').tree })
  })

  it('waits for its converter without a fault', () => {
    const edits = { prose: { text: 'Neu' } }
    const merged = applyEdits({ page, edits, file, facts, toTree: undefined })
    expect(merged).toEqual({ page, shown: {}, faults: [] })
  })
})

it.each([
  ['an unknown block', { none: { title: 'x' } }, 'home, none.title: the page has no such text'],
  ['an unknown field', { hero: { href: 'x' } }, 'home, hero.href: the page has no such text'],
  [
    'a field of every object',
    { hero: { constructor: 'x' } as Record<string, string> },
    'home, hero.constructor: the page has no such text',
  ],
  [
    'a dangerous link',
    { prose: { text: '[x](javascript:alert(1))' } },
    'home, prose.text: it is refused (link)',
  ],
])('leaves out %s and keeps the rest', (_, bad, fault) => {
  const merged = apply({ stats: { 'stats.0.label': 'Neu' }, ...bad })
  expect(merged.faults).toEqual([fault])
  expect(merged.shown).toEqual({ stats: { 'stats.0.label': 'Neu' } })
  expect(merged.page.blocks[1]).toMatchObject({ stats: [{ label: 'Neu' }] })
})
