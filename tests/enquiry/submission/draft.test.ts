import { describe, expect, it } from 'vitest'
import { createDraftStore } from '../../../src/enquiry/drafts/draft.ts'
import { values } from '../providers/stub.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'contact-draft'
const draft = {
  key: 'k',
  values,
  chosen: true,
  inquiry: 'heating',
  attempt: { open: true, native: 0 },
}

it('gives back what it has been given', () => {
  const storage = memoryStorage()
  createDraftStore([() => storage]).save(draft)
  expect(createDraftStore([() => storage]).load()).toEqual(draft)
})

it('leaves nothing behind', () => {
  const storage = memoryStorage()
  const drafts = createDraftStore([() => storage])
  drafts.save(draft)
  drafts.clear()
  expect(drafts.load()).toBeUndefined()
  expect(storage.length).toBe(0)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '"text"',
  JSON.stringify({ ...draft, values: { name: 'A' } }),
  JSON.stringify({ ...draft, values: { ...values, name: 1 } }),
  JSON.stringify({ ...draft, values: { ...values, answers: { Baujahr: 1998 } } }),
  JSON.stringify({ ...draft, values: { ...values, answers: 'nein' } }),
  JSON.stringify({ ...draft, chosen: 'yes' }),
  JSON.stringify({ ...draft, inquiry: 1 }),
  JSON.stringify({ ...draft, key: 1 }),
  JSON.stringify({ ...draft, attempt: { open: true } }),
  JSON.stringify({ ...draft, attempt: { native: 0 } }),
  JSON.stringify({ ...draft, attempt: { open: true, native: 0, waitUntil: 'x' } }),
  `{"__proto__":${JSON.stringify(draft)}}`,
  JSON.stringify(draft)
    .replace('"values":{', '"values":{"__proto__":{')
    .replace('},"chosen"', '}},"chosen"'),
  JSON.stringify({ ...draft, values: { ...values, message: 'x'.repeat(1_000_000) } }),
])('ignores damage: %s', (text) => {
  const storage = memoryStorage()
  storage.setItem(KEY, text)
  expect(createDraftStore([() => storage]).load()).toBeUndefined()
})

it('names a message by one key until it is there', () => {
  const storage = memoryStorage()
  const begin = (message: string) =>
    createDraftStore([() => storage]).begin({ ...values, message }).key
  const first = begin('Eins')
  expect([begin('Eins'), begin('Zwei'), begin('Eins')]).toEqual([first, first, first])
  createDraftStore([() => storage]).clear()
  expect(begin('Eins')).not.toBe(first)
})

it('gives a copy of the tab the same key', () => {
  const drafts = createDraftStore([() => storage])
  const storage = memoryStorage()
  drafts.save({ values, chosen: false, inquiry: null })
  const copy = memoryStorage()
  copy.setItem(KEY, storage.getItem(KEY) ?? '')
  expect(createDraftStore([() => copy]).begin(values).key).toBe(drafts.begin(values).key)
})

it('remembers over a reload that a message may have arrived', () => {
  const storage = memoryStorage()
  const drafts = createDraftStore([() => storage])
  expect(drafts.isInDoubt()).toBe(false)
  drafts.begin(values)
  expect(createDraftStore([() => storage]).isInDoubt()).toBe(true)
  drafts.note({ open: false })
  expect(createDraftStore([() => storage]).isInDoubt()).toBe(false)
  expect(drafts.load()).toMatchObject({ values })
})

it('lies in one place, and nothing older in another', () => {
  const [storage, entry] = [memoryStorage(), memoryStorage()]
  entry.setItem(KEY, JSON.stringify(draft))
  createDraftStore([() => storage, () => entry]).save(draft)
  expect([storage.length, entry.length]).toEqual([1, 0])
})

it('remembers that the browser itself has posted, whatever becomes known', () => {
  const drafts = createDraftStore([() => storage])
  const storage = memoryStorage()
  drafts.save(draft)
  drafts.begin(values, 5)
  drafts.note({ open: true })
  expect(drafts.load()).toEqual({ ...draft, attempt: { open: true, native: 5 } })
})

it('does not take what a script has sent for a post of the browser itself', () => {
  const drafts = createDraftStore([memoryStorage])
  drafts.begin(values)
  expect(drafts.load()?.attempt).toEqual({ open: true, native: 0 })
})

/** A storage that takes nothing more. */
const full = () => ({
  ...memoryStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

it('gives back the newest words where the storage has no room for them', () => {
  const storage = memoryStorage()
  const drafts = createDraftStore([() => storage])
  drafts.save(draft)
  storage.setItem = full().setItem
  expect(drafts.isStored()).toBe(true)
  drafts.save({ ...draft, values: { ...values, message: 'Neu' } })
  expect(drafts.load()?.values.message).toBe('Neu')
  expect(drafts.isStored()).toBe(false)
})

describe('where the first place has no room', () => {
  const open = (entry: Storage) => createDraftStore([full, () => entry])

  it('the next one keeps it over a reload', () => {
    const entry = memoryStorage()
    open(entry).save(draft)
    expect(open(entry).load()).toEqual(draft)
    expect(open(entry).isStored()).toBe(true)
  })

  it('what was written last counts, whatever an earlier entry of the history holds', () => {
    const first = memoryStorage()
    const second = memoryStorage()
    let entry = first
    const drafts = createDraftStore([full, () => entry])
    drafts.save(draft)
    entry = second
    drafts.save({ ...draft, values: { ...values, message: 'Neu' } })
    entry = first
    expect(drafts.load()?.values.message).toBe('Neu')
  })

  it('an earlier entry of the history does not bring back what was sent', () => {
    const first = memoryStorage()
    let entry = first
    const drafts = createDraftStore([full, () => entry])
    drafts.save(draft)
    entry = memoryStorage()
    drafts.save(draft)
    drafts.clear()
    entry = first
    expect(drafts.load()).toBeUndefined()
    entry = memoryStorage()
    drafts.begin({ ...values, message: 'Noch etwas' })
    drafts.clear()
    entry = first
    expect(drafts.load()).toBeUndefined()
  })
})

it('lives in memory where the browser refuses storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const drafts = createDraftStore([denied, denied])
  drafts.save(draft)
  expect(drafts.load()).toEqual(draft)
  drafts.clear()
  expect(drafts.load()).toBeUndefined()
})
