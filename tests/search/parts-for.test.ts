import { expect, test } from 'vitest'
import { partsFor } from '../../src/search/parts-for.ts'

test.each([
  ['the longest part that a word begins with', 'heizung', ['h', 'hei', 'heizk'], ['hei']],
  ['parts that begin with a word, too', 'hei', ['he', 'heiz', 'heim'], ['he', 'heiz', 'heim']],
  ['no such parts while a word is too short', 'he', ['h', 'heiz'], ['h']],
  [
    'no part twice, and at most four',
    'hei',
    ['hei', 'heia', 'heib', 'heic', 'heid'],
    ['hei', 'heia', 'heib', 'heic'],
  ],
  ['none that a word has nothing to do with', 'dach', ['hei'], []],
])('a word is looked for in %s', (_, term, starts, expected) => {
  expect(partsFor(term, starts)).toEqual(expected)
})
