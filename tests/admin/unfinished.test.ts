import { beforeEach, expect, it, vi } from 'vitest'
import { withText } from '../../src/admin/edits.ts'
import { openEdits } from '../../src/admin/stored-edits.ts'
import { keepUnfinished, takeUnfinished } from '../../src/admin/unfinished.ts'
import { fakeStorage } from './a-page.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }

/** What is stored once a page has ended with an edit in its form, and another one applied before. */
const after = (edit: { before: string; after: string }) => {
  const stored = openEdits(fakeStorage().storage)
  stored.change((edits) => withText(edits, place, { before: 'Alt', after: 'Neu' }))
  keepUnfinished(withText({}, place, edit))
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
  expect(after({ before: 'Alt', after: 'Alt' }).read()).toEqual({})
})
