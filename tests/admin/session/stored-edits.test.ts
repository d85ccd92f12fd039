import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withText } from '../../../src/admin/edits/edits.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { fakeStorage } from '../a-page.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }
const change = (text: string | undefined) => (edits: Parameters<typeof withText>[0]) =>
  withText(edits, place, text === undefined ? undefined : { after: text })
const json = (pages: unknown) => JSON.stringify({ version: 2, pages })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('reading', () => {
  it('is empty where nothing is stored', () => {
    expect(openEdits(fakeStorage().storage).read()).toEqual({})
    expect(console.error).not.toHaveBeenCalled()
  })

  it('logs damaged storage once and leaves it as it is', () => {
    const { state, storage } = fakeStorage('{"broken')
    const stored = openEdits(storage)
    expect([stored.read(), stored.read()]).toEqual([{}, {}])
    expect(state).toMatchObject({ stored: '{"broken', writes: 0 })
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [
        'Saved content in local storage ("site-content") is damaged; the published content is shown instead: it is not JSON.',
      ],
    ])
  })

  it('names some of very many faults', () => {
    const blocks = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`b${index}`, 1]))
    openEdits(fakeStorage(json({ home: blocks })).storage).read()
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('; and 30 more.')
  })

  it('does without a storage that the browser forbids', () => {
    const { storage } = fakeStorage()
    storage.getItem = () => {
      throw new Error('SecurityError')
    }
    expect(openEdits(storage).read()).toEqual({})
    expect(console.error).toHaveBeenCalledOnce()
  })
})

it('puts aside what it can not read before something else takes its place', () => {
  const newer = JSON.stringify({ version: 3, pages: { home: {} } })
  const { state, storage } = fakeStorage(newer)
  const stored = openEdits(storage)
  stored.change(change('Neu'))
  stored.change(change('Neuer'))
  expect(state.damaged).toBe(newer)
  const whole = fakeStorage(json({ about: { hero: { title: { after: 'Über' } } } }))
  openEdits(whole.storage).change(change('Neu'))
  expect(whole.state.damaged).toBeNull()
})

it('keeps in this tab what the browser did not store, also when another tab stores something', () => {
  const { state, storage } = fakeStorage()
  const stored = openEdits(storage)
  state.refuses = true
  const also = (path: string) => (edits: Parameters<typeof withText>[0]) =>
    withText(edits, { ...place, path }, { after: 'Auch' })
  expect(stored.change(change('Neu'))).toBe(false)
  expect(stored.change(also('subtitle'))).toBe(false)
  state.stored = json({ about: { hero: { title: { after: 'Über' } } } })
  const hero = { title: { after: 'Neu' }, subtitle: { after: 'Auch' } }
  const about = { hero: { title: { after: 'Über' } } }
  expect(stored.read()).toEqual({ about, home: { hero } })
  state.refuses = false
  expect(stored.change(also('note'))).toBe(true)
  const whole = { about, home: { hero: { ...hero, note: { after: 'Auch' } } } }
  expect(JSON.parse(state.stored ?? '').pages).toEqual(whole)
})

describe('changing', () => {
  it('stores all edits at once, and removes the key with the last', () => {
    const { state, storage } = fakeStorage()
    const stored = openEdits(storage)
    expect(stored.change(change('Neu'))).toBe(true)
    expect(state.stored).toBe(json({ home: { hero: { title: { after: 'Neu' } } } }))
    stored.change(change(undefined))
    expect(state.stored).toBeNull()
  })

  it('keeps the valid parts of damaged storage', () => {
    const { state, storage } = fakeStorage(
      json({ about: { hero: { title: { after: 'Über' } } }, jobs: 7 }),
    )
    openEdits(storage).change(change('Neu'))
    expect(JSON.parse(state.stored ?? '').pages).toEqual({
      about: { hero: { title: { after: 'Über' } } },
      home: { hero: { title: { after: 'Neu' } } },
    })
  })

  it('keeps what another tab has stored meanwhile', () => {
    const { state, storage } = fakeStorage()
    const stored = openEdits(storage)
    stored.read()
    state.stored = json({ about: { hero: { title: { after: 'Über' } } } })
    stored.change(change('Neu'))
    expect(stored.read()).toEqual({
      about: { hero: { title: { after: 'Über' } } },
      home: { hero: { title: { after: 'Neu' } } },
    })
  })

  it('says so when nothing can be stored, and still has the edit', () => {
    const { state, storage } = fakeStorage()
    const stored = openEdits(storage)
    state.refuses = true
    expect(stored.change(change('Neu'))).toBe(false)
    expect(stored.read()).toEqual({ home: { hero: { title: { after: 'Neu' } } } })
    expect(state.stored).toBeNull()
  })
})
