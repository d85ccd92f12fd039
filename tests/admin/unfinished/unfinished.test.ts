import { beforeEach, expect, it, vi } from 'vitest'
import { type Edit, withText } from '../../../src/admin/edits/edits.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { keepUnfinished, takeUnfinished } from '../../../src/admin/unfinished/unfinished.ts'
import { fakeStorage } from '../a-page.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }

/** What is stored once a page has ended with an edit in its form, and another one applied before. */
const after = (edit?: { before: string; after: string }) => {
  const stored = openEdits(fakeStorage().storage)
  const begun = withText({}, place, { before: 'Alt', after: 'Neu' })
  stored.change(() => begun)
  keepUnfinished({ begun, made: withText({}, place, edit) })
  takeUnfinished(stored)
  return stored
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

it('takes over what was written, once', () => {
  const stored = after({ before: 'Alt', after: 'Neuer' })
  expect(stored.read()).toEqual({ home: { hero: { title: { before: 'Alt', after: 'Neuer' } } } })
  stored.change(() => ({}))
  takeUnfinished(stored)
  expect(stored.read()).toEqual({})
})

it('takes an edit back whose text is as it is published again', () => {
  expect(after().read()).toEqual({})
})

it('leaves what another tab has stored meanwhile, and merges what both have ordered', () => {
  const stored = openEdits(fakeStorage().storage)
  const list = { ...place, blockId: 'values', path: 'values' }
  const order = (...ids: string[]): Edit => ({
    kind: 'order',
    before: '["a","b"]',
    after: JSON.stringify(ids),
  })
  const begun = withText({}, place, { before: 'Alt', after: 'Neu' })
  const theirs = withText({}, place, { before: 'Alt', after: 'Neuer' })
  stored.change(() => withText(theirs, list, order('a', 'b', 'neu')))
  keepUnfinished({ begun, made: withText(begun, list, order('b', 'a')) })
  takeUnfinished(stored)
  expect(stored.read()).toEqual(withText(theirs, list, order('b', 'a', 'neu')))
})
