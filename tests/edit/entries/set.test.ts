import { describe, expect, test } from 'vitest'
import { edited } from '../edited.ts'

const set = (text: string, path: string, after: unknown, name?: string) =>
  edited(text, [{ path, after }], name === undefined ? {} : { name })

describe('a text keeps its style', () => {
  test.each([
    ['plain', 'a: alt # Bemerkung\nb: 1\n', 'neu', 'a: neu # Bemerkung\nb: 1\n'],
    ['double', 'a: "alt"   # Bemerkung\n', 'neu', 'a: "neu"   # Bemerkung\n'],
    ['single', "a: 'alt'\n", "ist's", "a: 'ist''s'\n"],
    ['double with quotes', 'a: "alt"\n', 'sagt "ja"', 'a: "sagt \\"ja\\""\n'],
    ['literal', 'a: |\n  alt\n\nb: 1\n', 'neu\nund mehr\n', 'a: |\n  neu\n  und mehr\n\nb: 1\n'],
    ['folded', 'a: >-\n    alt\nb: 1\n', 'neu', 'a: >-\n    neu\nb: 1\n'],
    ['marked', 'a: >- # Hinweis\n  alt\n', 'neu', 'a: >- # Hinweis\n  neu\n'],
    ['list item', '- eins\n- "zwei"\n', 'zwo', '- eins\n- "zwo"\n', '1'],
    ['brackets', 'a: [eins, "zwei", drei]\n', 'vier', 'a: [eins, "vier", drei]\n', 'a.1'],
    ['group in brackets', 'a: [eins, { b: c }]\n', 'neu', 'a: [eins, neu]\n', 'a.1'],
    ['first group in brackets', 'a: [{ b: c }, zwei]\n', 'neu', 'a: [neu, zwei]\n', 'a.0'],
    ['group right behind a comma', 'a: [eins,{ b: c }]\n', 'neu', 'a: [eins, neu]\n', 'a.1'],
    ['placeholder', 'a: !platzhalter alt\n', 'neu', 'a: !platzhalter neu\n'],
    ['empty', 'a: # Bemerkung\nb: 1\n', 'neu', 'a: neu # Bemerkung\nb: 1\n'],
    ['quoted key', '"a": alt\n', 'neu', '"a": neu\n'],
    ['no last line break', 'a: alt', 'neu', 'a: neu'],
    ['Windows', 'a: >-\r\n  alt\r\nb: 1\r\n', 'x\ny', 'a: >-\r\n  x\r\n\r\n  y\r\nb: 1\r\n'],
  ])('%s', (_, text, after, expected, path = 'a') => {
    expect(set(text, path, after)).toBe(expected)
  })

  test('lines of a folded text that say the same stay as they are', () => {
    const before = 'a: >-\n  eins zwei drei\n  vier fünf sechs\n  sieben acht\n'
    const after = 'eins zwei drei vier FÜNF sechs sieben acht'
    expect(set(before, 'a', after)).toBe(before.replace('fünf', 'FÜNF'))
  })

  test('no line of a folded text begins like a note', () => {
    const before = 'a: >-\n  eins zwei drei\n  vier fünf\n'
    for (const sign of ['#', '##'])
      for (let length = 60; length <= 100; length += 1) {
        const after = `vorn ${'w'.repeat(length)} ${sign} nein und noch mehr`
        expect(set(before, 'a', after)).not.toMatch(/^ *#/m)
      }
  })
})

describe('a text that its style can not hold gets the next one that can', () => {
  test.each([
    ['02942', 'a: "02942"\n'],
    ['07:30', 'a: "07:30"\n'],
    ['ja: nein', 'a: "ja: nein"\n'],
    ['eins # zwei', 'a: "eins # zwei"\n'],
    ['sagt "ja: nein"', `a: 'sagt "ja: nein"'\n`],
    ['zwei\nZeilen', 'a: |-\n  zwei\n  Zeilen\n'],
    ['', 'a: ""\n'],
    ['„fertig“', 'a: "„fertig“"\n'],
    [' Rand ', 'a: " Rand "\n'],
    ['\u0007', 'a: "\\u0007"\n'],
  ])('%j', (after, expected) => {
    expect(set('a: alt\n', 'a', after)).toBe(expected)
  })

  test('and is written as it was when the former text comes back', () => {
    const before = 'a: alt\n'
    expect(edited(before, [{ path: 'a', after: 'ja: nein' }])).not.toBe(before)
    const back = [
      { path: 'a', after: 'ja: nein' },
      { path: 'a', after: 'zwei\nZeilen' },
      { path: 'a', after: 'alt' },
    ]
    expect(edited(before, back)).toBe(before)
  })
})

describe('values of other kinds', () => {
  test.each([
    ['a number', 'a: 1 # x\n', 2.5, 'a: 2.5 # x\n'],
    ['a number for a text', 'a: "1"\n', 1, 'a: 1\n'],
    ['a text for a number', 'a: 1\n', '1', 'a: "1"\n'],
    [
      'a list, of which only what differs is changed',
      'a:\n  - x # X\n  - y\n',
      ['x', 'z'],
      'a:\n  - x # X\n  - z\n',
    ],
    ['a list for a text', 'a: x\nb: 1\n', ['y', 'z'], 'a:\n  - y\n  - z\nb: 1\n'],
    ['a text for a list', 'a:\n  - y\n  - z\nb: 1\n', 'x', 'a: x\nb: 1\n'],
    ['no items', 'a:\n  - y\n  - z\nb: 1\n', [], 'a: []\nb: 1\n'],
    ['a group', 'a:\n  # X\n  x: 1\n  y: 2\n', { x: 3, z: 4 }, 'a:\n  # X\n  x: 3\n  z: 4\n'],
  ])('%s', (_, text, after, expected) => {
    expect(set(text, 'a', after)).toBe(expected)
  })

  test('a key that a group lacks comes in', () => {
    expect(set('a:\n  x: 1 # X\nb: 2\n', 'a.y', 'neu')).toBe('a:\n  x: 1 # X\n  y: neu\nb: 2\n')
  })
})

describe('an item of a list that comes to another place takes along what belongs to it', () => {
  const marked = 'a:\n  - x # X\n  # über y\n  - !platzhalter y\n  - "z"\n'
  const groups = 'a:\n  # X\n  - t: "x"\n    n: 1 # eins\n  - t: y\n    n: 2\n'

  test.each<[string, string, unknown[], string]>([
    ['alone', marked, ['z', 'x', 'y'], 'a:\n  - "z"\n  - x # X\n  # über y\n  - !platzhalter y\n'],
    [
      'while another one is put anew',
      marked,
      ['y', 'neu', 'z'],
      'a:\n  # über y\n  - !platzhalter y\n  - neu # X\n  - "z"\n',
    ],
    [
      'while one goes and one comes',
      marked,
      ['z', 'x', 'neu', 'mehr'],
      'a:\n  - "z"\n  - x # X\n  # über y\n  - !platzhalter neu\n  - mehr\n',
    ],
    ['in brackets', 'a: [x, "y", z]\n', ['y', 'z', 'x'], 'a: ["y", z, x]\n'],
    [
      'a group',
      groups,
      [
        { t: 'y', n: 2 },
        { t: 'x', n: 1 },
      ],
      'a:\n  - t: y\n    n: 2\n  # X\n  - t: "x"\n    n: 1 # eins\n',
    ],
  ])('%s', (_, text, after, expected) => {
    expect(set(text, 'a', after)).toBe(expected)
  })
})

describe('where', () => {
  const list = '- id: a\n  text: x\n- id: b\n  points: [p, q]\n'

  test.each([
    ['b.points.1', list.replace('q', 'neu')],
    ['1.points[1]', list.replace('q', 'neu')],
    ['a.text', list.replace('text: x', 'text: neu')],
  ])('%s', (path, expected) => {
    expect(set(list, path, 'neu')).toBe(expected)
  })

  test('a block has the name by which links find it', () => {
    const blocks = 'blocks:\n  - type: prose\n    t: x\n  - type: prose\n    t: y\n'
    expect(set(blocks, 'blocks.prose-2.t', 'z')).toBe(blocks.replace('t: y', 't: z'))
  })

  test('what is not there is refused at what is', () => {
    expect(set(list, 'b.nix.mehr', 'neu')).toBe('edit-unknown-place 3:3')
    expect(set(list, 'c.text', 'neu')).toBe('edit-unknown-place 1:1')
    expect(set(list, 'b.points.2', 'neu')).toBe('edit-unknown-place 4:11')
  })

  test.each([
    ['a.text', 'w'],
    ['a', { id: 'a' }],
    ['a', { id: 'a', text: 'w' }],
    ['a', { id: 'a', note: 'x' }],
    ['b.points', ['p']],
    ['b.points', ['p', 'x']],
    ['b.points', { 0: 'p', 1: 'q' }],
    ['b.points', null],
  ])('%s that is not %j any more is refused', (path, before) => {
    expect(edited(list, [{ path, before, after: 'neu' }])).toMatch(/^edit-conflict /)
  })

  test('a group whose keys stand in another order is the same', () => {
    const edit = { path: 'a', before: { text: 'x', id: 'a' }, after: { id: 'a', text: 'neu' } }
    expect(edited(list, [edit])).toBe(list.replace('text: x', 'text: neu'))
  })

  test.each([
    ['a: [', '1:5'],
    ['a: eins\na: zwei\n', '2:1'],
    ['a: eins\nb: &c zwei\nd: *c\n', '2:4'],
  ])('nothing is in what can not be read, and that is told where it is so: %j', (text, place) => {
    expect(set(text, 'a', 'neu')).toBe(`edit-unreadable ${place}`)
  })
})

describe('a Markdown file', () => {
  const news = '---\nid: a\ntitle: alt # X\n---\n\nText mit **Druck**.\n'

  test('its front matter', () => {
    expect(set(news, 'title', 'neu', 'news/a.md')).toBe(news.replace('alt', 'neu'))
  })

  test('its text, with the empty lines around it', () => {
    const after = 'Neu.\n\nUnd mehr.'
    const expected = news.replace('Text mit **Druck**.', after)
    expect(set(news, 'content', after, 'news/a.md')).toBe(expected)
    expect(set(news.replaceAll('\n', '\r\n'), 'content', after, 'news/a.md')).toBe(
      expected.replaceAll('\n', '\r\n'),
    )
  })

  test('its first text, also where the file ends with the marks', () => {
    expect(set('---\nid: a\n---', 'content', 'Neu.', 'news/a.md')).toBe('---\nid: a\n---\nNeu.')
    expect(set('---\nid: a\n---\n', 'content', 'Neu.', 'news/a.md')).toBe('---\nid: a\n---\nNeu.')
  })

  test.each([
    null,
    ['Neu.'],
    { text: 'Neu.' },
  ])('what is no text does not become one: %j', (after) => {
    expect(set(news, 'content', after, 'news/a.md')).toMatch(/^edit-unwritable /)
  })
})
