import { expect, test } from 'vitest'
import { overlapping } from '../../scripts/problem/overlapping.ts'

const place = (line: number, column: number, endLine: number, endColumn: number, file = 'a') => ({
  file,
  line,
  column,
  end: { line: endLine, column: endColumn },
})

const all = [
  place(5, 1, 5, 9),
  place(1, 1, 90, 1),
  place(5, 3, 5, 4, 'b'),
  place(3, 1, 3, 9),
  place(5, 9, 6, 2),
]

const found = (at: ReturnType<typeof place>) =>
  overlapping(all)(at).map((each) => all.indexOf(each))

test.each([
  ['in two others', place(5, 4, 5, 5), [0, 1]],
  ['that only touches', place(5, 9, 5, 9), [0, 1, 4]],
  ['around all of them', place(1, 1, 99, 1), [0, 1, 3, 4]],
  ['behind all of them', place(91, 1, 91, 2), []],
  ['in another file', place(5, 1, 5, 9, 'b'), [2]],
  ['in a file without any', place(5, 1, 5, 9, 'c'), []],
])('what overlaps a place %s is found, in order', (_, at, expected) => {
  expect(found(at)).toEqual(expected)
})

test('of thousands below each other, only those near by are looked at', () => {
  let looks = 0
  const many = Array.from({ length: 4000 }, (_, line) => {
    const each = place(line, 1, line, 5)
    const column = () => {
      looks += 1
      return 1
    }
    return Object.defineProperty(each, 'column', { get: column })
  })
  const foundAt = overlapping(many)
  const before = looks
  for (const each of many) foundAt(each)
  expect(looks - before).toBeLessThan(4000 * 50)
})
