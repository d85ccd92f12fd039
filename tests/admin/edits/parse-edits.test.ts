import { describe, expect, it } from 'vitest'
import { formatEdits, parseEdits } from '../../../src/admin/edits/parse-edits.ts'
import { LONGEST } from '../../../src/content/text/longest-text.ts'

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

  const deep = '['.repeat(14) + ']'.repeat(14)

  it.each([
    ['nobody knows', { kind: 'colour', before: 'null', after: '{"id":"neu"}' }],
    ['is a value and no JSON', { kind: 'value', before: 'null', after: '{' }],
    ['was a value and no JSON', { kind: 'value', before: '{', after: 'null' }],
    ['is a value without an end', { kind: 'value', before: 'null', after: deep }],
    ['was a value without an end', { kind: 'value', before: deep, after: 'null' }],
    [
      'reaches for the prototype',
      { kind: 'value', before: 'null', after: '{"a":{"__proto__":1}}' },
    ],
    ['is an order of numbers', { kind: 'order', before: '["a"]', after: '["a",1]' }],
    ['was no order', { kind: 'order', before: '"a"', after: '["a"]' }],
    ['names an entry twice', { kind: 'order', before: '["a"]', after: '["a","a"]' }],
    ['names a path', { kind: 'order', before: '["a"]', after: '["../a"]' }],
    ['is an entry without an id', { kind: 'entry', before: 'null', after: '{"title":"Neu"}' }],
    [
      'is an entry by the name of a path',
      { kind: 'entry', before: 'null', after: '{"id":"../a"}' },
    ],
    ['is an entry and no group', { kind: 'entry', before: 'null', after: '"neu"' }],
    ['is an entry where one was', { kind: 'entry', before: '{"id":"a"}', after: '{"id":"a"}' }],
  ])('an edit of a kind that %s', (_, damaged) => {
    expect(parseEdits(stored({ about: { hero: { a: damaged } }, ...edits }))).toEqual({
      edits,
      faults: ['pages["about"]["hero"]["a"] is no edit of a known kind'],
    })
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
  [{ file: 'site.yaml', route: '/a/../../b' }, { file: 'site.yaml' }],
  [{ file: 'site.yaml', route: '/a?admin=on' }, { file: 'site.yaml' }],
  [{ file: '../.git/config', route: '/' }, undefined],
  [{ file: '/etc/passwd' }, undefined],
  [{ file: 'a\\..\\b' }, undefined],
  [{ file: 'site.yaml', path: 'title' }, undefined],
  [{ file: 'site.yaml', path: [{}] }, undefined],
  [{ file: 'site.yaml', text: 7 }, undefined],
])('an edit leads to no place outside of the content and the site: %o', (given, kept) => {
  const rest = { path: ['a', 0], text: 'x' }
  const edit = { before: 'a', after: 'b', at: { ...rest, ...given } }
  const { title } = parseEdits(stored({ home: { hero: { title: edit } } })).edits.home?.hero ?? {}
  expect(title?.at).toEqual(kept && { ...rest, ...kept })
})
