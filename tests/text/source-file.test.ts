import { describe, expect, test } from 'vitest'
import { positionAt, rangeOf } from '../../scripts/text/source-file.ts'

describe('positionAt', () => {
  test.each([
    ['the beginning', 'abc', 0, 1, 1],
    ['the end', 'abc', 3, 1, 4],
    ['behind a line break', 'a\nbc', 2, 2, 1],
    ['a line break itself', 'a\nbc', 1, 1, 2],
    ['CRLF', 'a\r\nbc', 4, 2, 2],
    ['umlauts', 'äöü: x', 5, 1, 6],
    ['a text that ends with a line break', 'a\n', 2, 2, 1],
  ])('%s', (_, text, offset, line, column) => {
    expect(positionAt(text, offset)).toEqual({ line, column })
  })
})

describe('rangeOf', () => {
  const text = 'a: eins\nb: eins zwei'

  test('a word inside a range, not before it', () => {
    expect(rangeOf(text, { start: 11, end: 20 }, 'eins')).toEqual({ start: 11, end: 15 })
  })

  test('the whole range where the word is not in it', () => {
    expect(rangeOf(text, { start: 11, end: 20 }, 'drei')).toEqual({ start: 11, end: 20 })
  })
})
