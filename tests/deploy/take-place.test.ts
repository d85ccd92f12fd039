import { expect, test } from 'vitest'
import { type Shelf, takePlace } from '../../scripts/deploy/take-place.ts'

/** A place that renames onto nothing that is there, and is cut off after so many steps. */
const openShelf = (files: Map<string, string>, steps = Number.POSITIVE_INFINITY) => {
  let left = steps
  const step = () => {
    if (left === 0) throw new Error('cut')
    left -= 1
  }
  const shelf: Shelf = {
    rename: async (from, to) => {
      step()
      const text = files.get(from)
      if (text === undefined || files.has(to)) return false
      files.delete(from)
      files.set(to, text)
      return true
    },
    isFile: async (name) => files.has(name) && files.get(name) !== 'folder',
    remove: async (name) => {
      step()
      files.delete(name)
    },
  }
  return shelf
}

test('a file takes its place, whether there is one or not, and leaves nothing behind', async () => {
  for (const before of [
    [],
    [['a', 'old']],
    [
      ['a', 'old'],
      ['a.alt', 'older'],
    ],
  ] as const) {
    const files = new Map<string, string>([...before, ['a.neu', 'new']])
    expect(await takePlace(openShelf(files), 'a')).toBe(true)
    expect(Object.fromEntries(files)).toMatchObject({ a: 'new' })
    if (before.length > 0) expect([...files.keys()]).toEqual(['a'])
  }
})

test('whoever is cut off while a file takes its place, still has the old one or the new one', async () => {
  for (let steps = 0; steps < 5; steps += 1) {
    const files = new Map([
      ['a', 'old'],
      ['a.neu', 'new'],
    ])
    await takePlace(openShelf(files, steps), 'a').catch(() => false)
    const there = files.get('a') ?? files.get('a.alt')
    expect(['old', 'new'], `after ${steps} steps`).toContain(there)
  }
})

test('what can’t take its place leaves the old one, or a folder, where it was', async () => {
  const files = new Map([['a', 'old']])
  expect(await takePlace(openShelf(files), 'a')).toBe(false)
  expect([...files]).toEqual([['a', 'old']])
  const withFolder = new Map([
    ['a', 'folder'],
    ['a.neu', 'new'],
  ])
  expect(await takePlace(openShelf(withFolder), 'a')).toBe(false)
  expect(withFolder.get('a')).toBe('folder')
})
