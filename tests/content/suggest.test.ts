import { describe, expect, test } from 'vitest'
import { suggest } from '../../scripts/content/suggest.ts'

describe('suggest', () => {
  test.each([
    ['a letter is missing', 'benefts', ['title', 'benefits'], 'benefits'],
    ['a letter is too many', 'tittle', ['title', 'subtitle'], 'title'],
    ['two letters are swapped', 'tilte', ['title', 'text'], 'title'],
    ['a letter is wrong', '/contoct', ['/', '/contact'], '/contact'],
    ['the case is wrong', 'HREF', ['href'], 'href'],
    ['it is German', 'telefonnummer', ['phone', 'telefonnumer'], 'telefonnumer'],
    ['several are near: the nearest', 'subtite', ['title', 'subtitle'], 'subtitle'],
    ['several are as near: the first', 'bat', ['bad', 'rat'], 'bad'],
    ['the words are short', 'ie', ['id'], 'id'],
  ])('%s', (_, word, candidates, expected) => {
    expect(suggest(word, candidates)).toBe(expected)
  })

  test.each([
    ['nothing is near', 'heizung', ['title', 'href']],
    ['there is nothing', 'title', []],
    ['a short word is too far', 'id', ['ab', 'href']],
    ['the word is empty', '', ['title']],
  ])('nothing where %s', (_, word, candidates) => {
    expect(suggest(word, candidates)).toBeUndefined()
  })
})
