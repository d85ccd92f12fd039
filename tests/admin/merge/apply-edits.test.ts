import { describe, expect, it } from 'vitest'
import type { PageEdits } from '../../../src/admin/edits/edits.ts'
import { applyEdits } from '../../../src/admin/merge/apply-edits.ts'
import { markdownToTree } from '../../../src/content/markdown.ts'
import { facts, file, page } from '../a-page.ts'

const apply = (edits: PageEdits, toTree: typeof markdownToTree | undefined = markdownToTree) =>
  applyEdits({ page, edits, file, facts, toTree })

it('leaves a page without edits as it is', () => {
  expect(apply({})).toEqual({ page, shown: {}, stale: [], faults: [] })
  expect(apply({}).page).toBe(page)
})

it('merges texts and figures over the page', () => {
  const edits = {
    hero: {
      title: { before: 'Seit {company.founded}', after: 'Aus {company.city}' },
      'actions.0.label': { before: 'Kontakt', after: 'Anrufen' },
    },
    stats: { 'stats.projects.value': { before: '5.000+', after: '6.000+' } },
  }
  const merged = apply(edits)
  expect(merged).toMatchObject({ shown: edits, faults: [] })
  expect(merged.page.blocks).toMatchObject([
    { id: 'hero', title: 'Aus Geseke', actions: [{ label: 'Anrufen', href: '/' }] },
    { id: 'stats', stats: [{ id: 'projects', value: '6.000+', label: 'Projekte' }] },
    ...page.blocks.slice(2),
  ])
})

describe('Markdown', () => {
  it('is converted', () => {
    const { page: merged } = apply({ prose: { text: { after: 'Neu **und** gut' } } })
    expect(merged.blocks[2]).toMatchObject({ text: markdownToTree('Neu **und** gut').tree })
  })

  it('waits for its converter without a fault', () => {
    const edits = { prose: { text: { after: 'Neu' } } }
    const merged = applyEdits({ page, edits, file, facts, toTree: undefined })
    expect(merged).toEqual({ page, shown: {}, stale: [], faults: [] })
  })
})

it.each([
  [
    'an unknown block',
    { none: { title: { after: 'x' } } },
    'home, none.title: the page has no such text',
  ],
  [
    'an unknown field',
    { hero: { href: { after: 'x' } } },
    'home, hero.href: the page has no such text',
  ],
  [
    'a field of every object',
    { hero: { constructor: { after: 'x' } } } as unknown as PageEdits,
    'home, hero.constructor: the page has no such text',
  ],
  [
    'a dangerous link',
    { prose: { text: { after: '[x](javascript:alert(1))' } } },
    'home, prose.text: it is refused (link)',
  ],
])('leaves out %s and keeps the rest', (_, bad, fault) => {
  const good = { stats: { 'stats.projects.label': { before: 'Projekte', after: 'Neu' } } }
  const merged = apply({ ...good, ...bad })
  expect(merged.faults).toEqual([fault])
  expect(merged.shown).toEqual(good)
  expect(merged.page.blocks[1]).toMatchObject({ stats: [{ label: 'Neu' }] })
})

describe('an edit whose published text has changed', () => {
  const edit = { before: 'Seit 1900', after: 'Schon lange' }
  const place = { pageKey: 'home', blockId: 'hero', path: 'title' }

  it('is not shown, said and kept for its editor', () => {
    const merged = apply({ hero: { title: edit } })
    expect(merged.page).toBe(page)
    expect(merged.stale).toEqual([{ place, edit }])
    expect(merged.faults).toEqual(['home, hero.title: the published text has changed since'])
  })

  it('has come true where that is its own', () => {
    const merged = apply({ hero: { title: { ...edit, after: 'Seit {company.founded}' } } })
    expect(merged).toEqual({ page, shown: {}, stale: [], faults: [] })
  })

  it('is kept as well where there is no such text any more', () => {
    const label = { before: 'Kunden', after: 'Kundschaft' }
    expect(apply({ stats: { 'stats.clients.label': label } }).stale).toEqual([
      { place: { pageKey: 'home', blockId: 'stats', path: 'stats.clients.label' }, edit: label },
    ])
  })
})

it('finds an entry by its id, whatever comes before it', () => {
  const [hero, stats, prose] = page.blocks as unknown as [object, { stats: object[] }, object]
  const more = { ...stats, stats: [{ id: 'years', value: '115+', label: 'Jahre' }, ...stats.stats] }
  const longer = { ...page, blocks: [hero, more, prose] } as unknown as typeof page
  const edits = { stats: { 'stats.projects.label': { before: 'Projekte', after: 'Bauten' } } }
  const merged = applyEdits({ page: longer, edits, file, facts, toTree: undefined })
  expect(merged.page.blocks[1]).toMatchObject({ stats: [{ label: 'Jahre' }, { label: 'Bauten' }] })
})
