import { describe, expect, test } from 'vitest'
import { nearest, suggest } from '../../scripts/schema/suggest.ts'

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
    ['two letters were left out', 'pnts', ['title', 'points'], 'points'],
    ['its end was left out', 'profi', ['title', 'profile'], 'profile'],
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

describe('nothing that means another thing', () => {
  test('a name with another number', () => {
    expect(suggest('project-2', ['project-3', 'project-4'])).toBeUndefined()
    expect(suggest('projekt-3', ['project-2', 'project-3'])).toBe('project-3')
  })

  test('a name that stands beside it', () => {
    expect(suggest('brote', ['brot', 'boote'], ['brot', 'brote'])).toBe('boote')
    expect(suggest('brote', ['brot'], ['brot', 'brote'])).toBeUndefined()
  })
})

describe('of many names', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `artikel-${index.toString(36)}`)

  test('the one that was meant is found, wherever it stands', () => {
    expect(suggest('waermepunpe', [...many, 'waermepumpe'])).toBe('waermepumpe')
  })

  test('the likest come first, and of those as like the earlier', () => {
    const names = ['bad', 'ofen', 'torten', 'torte', 'brote']
    expect(nearest('torten-neu', names, 2)).toEqual(['torten', 'torte'])
    expect(nearest('torten', [...many, ...names], 2)).toEqual(['torten', 'torte'])
  })
})
