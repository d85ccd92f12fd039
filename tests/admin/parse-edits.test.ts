import { describe, expect, it } from 'vitest'
import { formatEdits, LONGEST, parseEdits } from '../../src/admin/parse-edits.ts'

const edits = { home: { hero: { title: 'Neu', subtitle: 'Auch <b>neu</b>' } } }
const stored = (pages: unknown) => JSON.stringify({ version: 1, pages })

it('reads what it has written', () => {
  expect(parseEdits(formatEdits(edits))).toEqual({ edits, faults: [] })
})

describe('text that is no edits at all', () => {
  it.each([
    ['', 'it is not JSON'],
    ['{"version":1,', 'it is not JSON'],
    ['null', 'it is not an object of version 1'],
    ['[]', 'it is not an object of version 1'],
    ['"home"', 'it is not an object of version 1'],
    ['{"version":2,"pages":{}}', 'it is not an object of version 1'],
    ['{"version":"1","pages":{}}', 'it is not an object of version 1'],
    ['{"version":1}', 'pages is not an object'],
    ['{"version":1,"pages":[]}', 'pages is not an object'],
  ])('%s', (text, fault) => {
    expect(parseEdits(text)).toEqual({ edits: {}, faults: [fault] })
  })
})

describe('damaged parts leave the others alone', () => {
  it.each([
    ['a page that is a list', { about: [] }, 'pages["about"] is not an object'],
    ['a block that is a text', { about: { hero: 'x' } }, 'pages["about"]["hero"] is not an object'],
    [
      'a text that is a number',
      { about: { hero: { title: 7 } } },
      'pages["about"]["hero"]["title"] is not a text',
    ],
    [
      'an empty text',
      { about: { hero: { title: ' \n' } } },
      'pages["about"]["hero"]["title"] is empty',
    ],
    [
      'a huge text',
      { about: { hero: { title: 'x'.repeat(LONGEST + 1) } } },
      'pages["about"]["hero"]["title"] is longer than 20000 characters',
    ],
  ])('%s', (_, damaged, fault) => {
    expect(parseEdits(stored({ ...damaged, ...edits }))).toEqual({ edits, faults: [fault] })
  })

  it('names that reach for the prototype', () => {
    const text =
      '{"version":1,"pages":{"__proto__":{"hero":{"title":"x"}},"home":{"__proto__":{"title":"x"},"hero":{"__proto__":"x","title":"Neu"}}}}'
    const result = parseEdits(text)
    expect(result.edits).toEqual({ home: { hero: { title: 'Neu' } } })
    expect(result.faults).toEqual([
      'pages["__proto__"] is a name that is not allowed',
      'pages["home"]["__proto__"] is a name that is not allowed',
      'pages["home"]["hero"]["__proto__"] is a name that is not allowed',
    ])
    expect(({} as Record<string, unknown>).hero).toBeUndefined()
  })
})
