import { expect, it } from 'vitest'
import { setAt } from '../../../src/admin/merge/set-at.ts'

const block = { title: 'Alt', stats: [{ value: '1' }, { value: '2' }], ui: { source: 'x' } }

it('replaces a value deep inside and shares the rest', () => {
  const copy = setAt(block, ['stats', '1', 'value'], '3')
  expect(copy).toEqual({ ...block, stats: [{ value: '1' }, { value: '3' }] })
  expect(copy?.stats[0]).toBe(block.stats[0])
  expect(copy?.ui).toBe(block.ui)
  expect(block.stats[1]?.value).toBe('2')
})

it('finds items of a list by their id before it counts them', () => {
  const list = {
    news: [
      { id: '1', title: 'Eins' },
      { id: 'zwei', title: 'Zwei' },
    ],
  }
  expect(setAt(list, ['news', 'zwei', 'title'], 'x')?.news[1]?.title).toBe('x')
  expect(setAt(list, ['news', '1', 'title'], 'x')?.news[0]?.title).toBe('x')
  expect(setAt(list, ['news', 'drei', 'title'], 'x')).toBeUndefined()
})

it.each([
  [['subtitle']],
  [['stats', '2', 'value']],
  [['title', '0']],
  [['__proto__', 'x']],
])('has no place at %j', (path) => {
  expect(setAt(block, path, 'x')).toBeUndefined()
})
