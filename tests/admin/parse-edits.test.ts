import { describe, expect, it } from 'vitest'
import { formatEdits, parseEdits } from '../../src/admin/parse-edits.ts'
import { LONGEST } from '../../src/content/longest-text.ts'

const edits = {
  home: {
    hero: { title: { before: 'Alt', after: 'Neu' }, subtitle: { after: 'Auch <b>neu</b>' } },
  },
}
const stored = (pages: unknown) => JSON.stringify({ version: 2, pages })

it('reads what it has written', () => {
  expect(parseEdits(formatEdits(edits))).toEqual({ edits, faults: [] })
})

it('takes over what the first version has stored', () => {
  const first = { version: 1, pages: { home: { hero: { title: 'Neu', subtitle: 7 } } } }
  expect(parseEdits(JSON.stringify(first))).toEqual({
    edits: { home: { hero: { title: { after: 'Neu' } } } },
    faults: ['pages["home"]["hero"]["subtitle"] is not a text'],
  })
})

describe('text that is no edits at all', () => {
  it.each([
    ['', 'it is not JSON'],
    ['{"version":1,', 'it is not JSON'],
    ['null', 'it is not an object of version 1 or 2'],
    ['[]', 'it is not an object of version 1 or 2'],
    ['"home"', 'it is not an object of version 1 or 2'],
    ['{"version":3,"pages":{}}', 'it is not an object of version 1 or 2'],
    ['{"version":"1","pages":{}}', 'it is not an object of version 1 or 2'],
    ['{"version":1}', 'pages is not an object'],
    ['{"version":1,"pages":[]}', 'pages is not an object'],
  ])('%s', (text, fault) => {
    expect(parseEdits(text)).toEqual({ edits: {}, faults: [fault] })
  })
})

describe('how long a text may be', () => {
  const long = 'x'.repeat(LONGEST + 1)
  const many = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(1000)}`)
  const kept = (edit: object) => parseEdits(stored({ home: { hero: { a: edit } } }))

  it.each([
    ['a long text that was shortened', { before: long, after: 'x' }],
    ['a list of many texts', { kind: 'value', before: '[]', after: JSON.stringify(many) }],
    [
      'a list with a text that is published as long as it is',
      { kind: 'value', before: JSON.stringify([long]), after: JSON.stringify([long, 'x']) },
    ],
  ])('%s stays', (_, edit) => {
    expect(kept(edit)).toEqual({ edits: { home: { hero: { a: edit } } }, faults: [] })
  })

  it.each([
    ['a text', { before: 'x', after: long }],
    ['one in a list', { kind: 'value', before: '["x"]', after: JSON.stringify(['x', long]) }],
    [
      'one of a new entry',
      { kind: 'entry', before: 'null', after: JSON.stringify({ id: 'a', title: long }) },
    ],
  ])('%s that is too long does not', (_, edit) => {
    expect(kept(edit)).toEqual({
      edits: {},
      faults: ['pages["home"]["hero"]["a"].after is longer than 100000 characters'],
    })
  })
})

describe('damaged parts leave the others alone', () => {
  it.each([
    ['a page that is a list', { about: [] }, 'pages["about"] is not an object'],
    ['a block that is a text', { about: { hero: 'x' } }, 'pages["about"]["hero"] is not an object'],
    [
      'an edit that is a text',
      { about: { hero: { title: 'x' } } },
      'pages["about"]["hero"]["title"] is not an object',
    ],
    [
      'a text that is a number',
      { about: { hero: { title: { after: 7 } } } },
      'pages["about"]["hero"]["title"].after is not a text',
    ],
    [
      'an empty text',
      { about: { hero: { title: { after: ' \n' } } } },
      'pages["about"]["hero"]["title"].after is empty',
    ],
    [
      'a huge text',
      { about: { hero: { title: { after: 'x'.repeat(LONGEST + 1) } } } },
      'pages["about"]["hero"]["title"].after is longer than 100000 characters',
    ],
    [
      'a former text that is a number',
      { about: { hero: { title: { before: 7, after: 'x' } } } },
      'pages["about"]["hero"]["title"].before is not a text',
    ],
  ])('%s', (_, damaged, fault) => {
    expect(parseEdits(stored({ ...damaged, ...edits }))).toEqual({ edits, faults: [fault] })
  })

  it('names that reach for the prototype', () => {
    const text =
      '{"version":1,"pages":{"__proto__":{"hero":{"title":"x"}},"home":{"__proto__":{"title":"x"},"hero":{"__proto__":"x","title":"Neu"}}}}'
    const result = parseEdits(text)
    expect(result.edits).toEqual({ home: { hero: { title: { after: 'Neu' } } } })
    expect(result.faults).toEqual([
      'pages["__proto__"] is a name that is not allowed',
      'pages["home"]["__proto__"] is a name that is not allowed',
      'pages["home"]["hero"]["__proto__"] is a name that is not allowed',
    ])
    expect(({} as Record<string, unknown>).hero).toBeUndefined()
  })
})

it.each([
  [
    { file: 'pages/home.yaml', route: '/' },
    { file: 'pages/home.yaml', route: '/' },
  ],
  [
    { file: 'news/größe 1.md', route: '/blog/a' },
    { file: 'news/größe 1.md', route: '/blog/a' },
  ],
  [{ file: 'site.yaml', route: '//boese.example' }, { file: 'site.yaml' }],
  [{ file: 'site.yaml', route: 'https://boese.example' }, { file: 'site.yaml' }],
  [{ file: '../.git/config', route: '/' }, undefined],
  [{ file: '/etc/passwd' }, undefined],
  [{ file: 'a\\..\\b' }, undefined],
])('an edit leads to no place outside of the content and the site: %o', (given, kept) => {
  const rest = { path: ['a', 0], text: 'x' }
  const edit = { before: 'a', after: 'b', at: { ...rest, ...given } }
  const { title } = parseEdits(stored({ home: { hero: { title: edit } } })).edits.home?.hero ?? {}
  expect(title?.at).toEqual(kept && { ...rest, ...kept })
})
