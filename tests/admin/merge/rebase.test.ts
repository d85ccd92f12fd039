import { describe, expect, it } from 'vitest'
import { rebased } from '../../../src/admin/merge/rebase.ts'
import type { AdminPage } from '../../../src/admin/site/admin-files.ts'

const at = { file: 'values.yaml', path: [], text: '', route: '/' }
const place = { pageKey: 'home', blockId: 'values', path: 'values' }
const group = (id: string) => ({ file: 'values.yaml', path: [id], value: { id }, kind: 'group' })
const file = {
  facts: {},
  fields: {},
  groups: { 'values.values.zeit': group('zeit'), 'values.values.hand': group('hand') },
} as unknown as AdminPage

const order = (before: string[], after: string[]) => ({
  kind: 'order' as const,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
  at,
})

describe('an order that is shown all the same', () => {
  it.each([
    ['keeps what others have put in', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'a', 'c']],
    [
      'leaves out what others have taken out',
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['a', 'c'],
      ['c', 'a'],
    ],
    [
      'keeps what was put in and leaves out what was taken out',
      ['a', 'b'],
      ['neu', 'b'],
      ['a', 'b', 'c'],
      ['neu', 'b', 'c'],
    ],
  ])('%s', (_, before, after, now, expected) => {
    const edit = order(before, after)
    const edits = { home: { values: { values: edit } } }
    const found = { at, now: JSON.stringify(now) }
    expect(rebased(edits, { place, edit }, found, file)).toEqual({
      home: { values: { values: order(now, expected) } },
    })
  })
})

it('gives a new entry another id where somebody else has taken its own', () => {
  const edit = {
    kind: 'entry' as const,
    before: 'null',
    after: '{"id":"hand","title":"Hand"}',
    at,
  }
  const edits = {
    home: { values: { 'values.hand': edit, values: order(['zeit'], ['zeit', 'hand']) } },
  }
  const placed = { place: { ...place, path: 'values.hand' }, edit }
  expect(rebased(edits, placed, { at, now: '{"id":"hand"}' }, file)).toEqual({
    home: {
      values: {
        'values.hand-2': { ...edit, after: '{"id":"hand-2","title":"Hand"}' },
        values: order(['zeit'], ['zeit', 'hand-2']),
      },
    },
  })
})

it('changes fields of a new entry that was proposed, and taken over with other words', () => {
  const entryAt = { ...at, path: ['hand'] }
  const after = '{"id":"hand","title":"Hand","icon":"sun"}'
  const edit = { kind: 'entry' as const, before: 'null', after, at: entryAt }
  const edits = { home: { values: { 'values.hand': edit } } }
  const placed = { place: { ...place, path: 'values.hand' }, edit }
  const now = '{"id":"hand","title":"Hände","icon":"sun"}'
  const title = { kind: 'value', before: '"Hände"', after: '"Hand"' }
  expect(rebased(edits, placed, { at, now }, file, true)).toEqual({
    home: {
      values: {
        'values.hand.title': {
          ...title,
          at: { ...entryAt, path: ['hand', 'title'], text: '"Hände"' },
        },
      },
    },
  })
})
