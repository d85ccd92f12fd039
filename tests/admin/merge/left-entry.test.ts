import { expect, test } from 'vitest'
import { withoutEdits } from '../../../src/admin/edits/without-edits.ts'
import { rebased } from '../../../src/admin/merge/rebase.ts'
import { changedEntries, findPlace } from '../../../src/admin/places/find-place.ts'
import { bakeryText, compileWith } from '../../workspace.ts'
import { editsOf, fileOf, onPage, opened, type Page, shown, withCards, written } from '../a-form.ts'
import { home, pages, texts } from '../drafts.ts'

const FILE = 'values.yaml'
const place = { pageKey: 'home', blockId: 'values', path: 'values' }

const without = withCards(opened(home, 'values'), 'values', (cards) => cards.slice(1))
const edits = editsOf(home, without)

const changedText = bakeryText(FILE).replace('title: Zeit', 'title: Zeit und Ruhe')
const changed = await compileWith({ [FILE]: changedText })
const laterPages = (changed.site?.pages ?? []) as Page[]
const later = laterPages.find(({ key }) => key === 'home') as Page

const order = edits.values ?? { before: '', after: '' }

test('an entry that was taken out goes where it says what it said', () => {
  expect(shown(home, edits, 'values').stale).toEqual([])
  expect(written(onPage(home, 'values', edits), pages, texts)[FILE]).not.toContain('zeit')
})

test('where somebody has changed its text since, it stays, and its editor is told', () => {
  const merged = shown(later, edits, 'values')
  expect(merged.stale).toEqual([{ place, edit: order }])
  expect(merged.block.values).toMatchObject([{ id: 'zeit' }, { id: 'nachbarn' }])
  const found = findPlace({ ...fileOf(later), route: later.route }, place, 'order')
  expect(found && changedEntries(order, found)[0]).toContain('Zeit und Ruhe')
  expect(
    written(onPage(later, 'values', edits), laterPages, new Map([[FILE, changedText]])),
  ).toEqual({})
})

test('who wants it gone all the same, takes out what it says now', () => {
  const found = findPlace({ ...fileOf(later), route: later.route }, place, 'order')
  if (!found) throw new Error('no place')
  const all = rebased(onPage(later, 'values', edits), { place, edit: order }, found, fileOf(later))
  expect(shown(later, all.home?.values ?? {}, 'values').stale).toEqual([])
  expect(written(all, laterPages, new Map([[FILE, changedText]]))[FILE]).not.toContain('zeit')
})

test('what an entry beside it says keeps nothing from going', async () => {
  const other = bakeryText(FILE).replace('title: Nachbarn', 'title: Nachbarschaft')
  const beside = (await compileWith({ [FILE]: other })).site?.pages as Page[]
  const page = beside.find(({ key }) => key === 'home') as Page
  expect(shown(page, edits, 'values').stale).toEqual([])
})

test('what its own editor has changed in it, and saved, is no change of somebody else', () => {
  const saved = {
    before: 'Zeit',
    after: 'Zeit und Ruhe',
    at: { file: FILE, path: ['zeit', 'title'], text: 'Zeit' },
  }
  const all = withoutEdits(
    onPage(home, 'values', edits),
    onPage(home, 'values', { 'values.zeit.title': saved }),
  )
  expect(shown(later, all.home?.values ?? {}, 'values').stale).toEqual([])
})
