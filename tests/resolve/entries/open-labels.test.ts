import { expect, test } from 'vitest'
import { openLabels } from '../../../scripts/resolve/entries/open-labels.ts'

const titles: Record<string, string> = { brot: 'Unser Brot', laib: 'unser brot', torte: 'Torte' }

test('entries are found by what they are called, and each is looked at once', () => {
  const looked: string[] = []
  const idOf = openLabels(
    () => Object.keys(titles),
    (_, id) => {
      looked.push(id)
      return { title: titles[id] }
    },
  )
  expect(idOf('services', 'TORTE')).toBe('torte')
  expect(idOf('services', 'unser Brot')).toBe('brot')
  expect(idOf('services', 'Kuchen')).toBeUndefined()
  expect(looked).toEqual(['brot', 'laib', 'torte'])
})
