import { describe, expect, test } from 'vitest'
import { locate, type Path } from '../../scripts/yaml/locate.ts'
import { readYaml } from '../../scripts/yaml/yaml.ts'

const read = (source: string) => {
  const result = readYaml(source)
  if ('fault' in result) throw new Error(`${result.fault.reason} at ${result.fault.offset}`)
  return result.document
}

const faultOf = (source: string) => {
  const result = readYaml(source)
  return 'fault' in result ? result.fault : undefined
}

/** The characters at a place, and those of its key. */
const at = (source: string, path: Path) => {
  const { value, key, found, quoted } = locate(read(source).root, path)
  return {
    value: source.slice(value.start, value.end),
    key: key && source.slice(key.start, key.end),
    found,
    quoted,
  }
}

describe('values', () => {
  test.each([
    ['a: Wärme', 'Wärme'],
    ['a: "Wärme"', 'Wärme'],
    ["a: 'Das ist''s'", "Das ist's"],
    ['a: 42', 42],
    ['a: 4.5', 4.5],
    ['a: true', true],
    ['a: ja', 'ja'],
    ['a: yes', 'yes'],
    ['a: off', 'off'],
    ['a: 2026-03-31', '2026-03-31'],
    ['a: 1:30', '1:30'],
    ['a:', null],
    ['a: ~', null],
    ['a: # nur eine Bemerkung', null],
    ['a: [x, y]', ['x', 'y']],
    ['a: {}', {}],
    ['a: |\n  eins\n  zwei\n', 'eins\nzwei\n'],
    ['a: >-\n  eins\n  zwei\n', 'eins zwei'],
    ['a: „Haus“', '„Haus“'],
  ])('%j', (source, expected) => {
    expect(read(source).value).toEqual({ a: expected })
  })

  test('a key such as __proto__ is an ordinary key', () => {
    const { value } = read('__proto__: x\nconstructor: y')
    expect(Object.entries(value as object)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })
})

describe('places', () => {
  const source = [
    'title: Heizung',
    'meta:',
    "  text: 'Wärme & Ruhe' # warum",
    '  leer:',
    'list:',
    '  - eins',
    '  - { name: zwei }',
    'long: >-',
    '  über',
    '  Zeilen',
  ].join('\n')

  test.each<[Path, { value: string; key?: string; quoted?: boolean }]>([
    [['title'], { value: 'Heizung', key: 'title' }],
    [['meta', 'text'], { value: 'Wärme & Ruhe', key: 'text', quoted: true }],
    [['list', 0], { value: 'eins' }],
    [['list', 1, 'name'], { value: 'zwei', key: 'name' }],
  ])('%j', (path, { value, key, quoted = false }) => {
    expect(at(source, path)).toEqual({ value, key, quoted, found: true })
  })

  test('an empty value stands behind its key', () => {
    const { value, key } = locate(read(source).root, ['meta', 'leer'])
    expect(source.slice(0, value.start).endsWith('leer')).toBe(true)
    expect(value.end).toBe(value.start)
    expect(key && source.slice(key.start, key.end)).toBe('leer')
  })

  test('a block of lines is found from its first to its last character', () => {
    expect(at(source, ['long']).value).toContain('über\n  Zeilen')
  })

  test.each([
    ['a: [x, y] # [', '[x, y]'],
    ['a: []', '[]'],
    ["a: [ 'x]' , ]", "[ 'x]' , ]"],
    ['a: { b: [c] }', '{ b: [c] }'],
    ['a: { b }', '{ b }'],
    ['a: [{ b: "c" }]\nd: 1', '[{ b: "c" }]'],
    [
      'a: [x, # erste ] hier\n  y # zweite ] dort\n  ]',
      '[x, # erste ] hier\n  y # zweite ] dort\n  ]',
    ],
    ['a: [ # noch ] nichts\n  ]', '[ # noch ] nichts\n  ]'],
    ["a: [x#y, 'z' # ]\r\n  , # ]\r\n  ]", "[x#y, 'z' # ]\r\n  , # ]\r\n  ]"],
    ['a: { b: c, # }\n  d: # }\n  }', '{ b: c, # }\n  d: # }\n  }'],
    ['a: [[x # ]]\n  ], # ]\n  y]', '[[x # ]]\n  ], # ]\n  y]'],
  ])('brackets belong to what they hold: %j', (text, expected) => {
    expect(at(text, ['a']).value).toBe(expected)
  })

  test('of what is missing, the parent is found', () => {
    expect(at(source, ['meta', 'gibtesnicht'])).toMatchObject({ key: 'meta', found: false })
    expect(at(source, ['list', 7])).toMatchObject({ key: 'list', found: false })
    expect(at(source, ['gibtesnicht']).value).toBe(source)
  })

  test('offsets hold for CRLF', () => {
    const windows = source.replaceAll('\n', '\r\n')
    expect(at(windows, ['list', 1, 'name']).value).toBe('zwei')
    expect(read(windows).value).toEqual(read(source).value)
  })
})

describe('duplicate keys', () => {
  test('are all named, and the first stays', () => {
    const source = 'a: 1\nb: 2\na: [3]\nc:\n  d: 4\n  d: 5\na: 6'
    const { value, duplicates } = read(source)
    expect(value).toEqual({ a: 1, b: 2, c: { d: 4 } })
    expect(duplicates.map(({ key, range, first }) => [key, range.start, first.start])).toEqual([
      ['a', 10, 0],
      ['d', source.lastIndexOf('d:'), source.indexOf('d:')],
      ['a', source.lastIndexOf('a:'), 0],
    ])
  })
})

describe('placeholders', () => {
  test('are noted, and the value is read as if the tag were not there', () => {
    const source = 'a: !platzhalter Muster\nb: !platzhalter\n  c: 1\nd: !platzhalter [1]'
    const { value, placeholders } = read(source)
    expect(value).toEqual({ a: 'Muster', b: { c: 1 }, d: [1] })
    expect(placeholders.map(({ start, end }) => source.slice(start, end))).toEqual(
      Array(3).fill('!platzhalter'),
    )
  })

  test('a placeholder for a number stays a number', () => {
    expect(read('a: !platzhalter 5').value).toEqual({ a: 5 })
  })

  test('the place of a value leaves the tag out', () => {
    expect(at('a: !platzhalter "Muster"', ['a'])).toMatchObject({ value: 'Muster', quoted: true })
  })
})

describe('refused', () => {
  const nested = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`

  test.each([
    ['other tags', 'a: 1\nb: !!js/function "x"', 'unknown-tag', 8],
    ['tags that look like ours', 'a: !platzhalte x', 'unknown-tag', 3],
    ['anchors', 'a: &x 1\nb: *x', 'alias', 3],
    ['anchors without a value', 'a: &x\nb: 1', 'alias', 3],
    ['aliases', 'a: 1\nb: *x', 'alias', 8],
    ['lists as keys', '? [a]\n: b', 'key-not-text', 0],
    ['a second document', 'a: 1\n---\nb: 2', 'two-documents', 5],
    ['nothing but comments', '# nichts\n', 'empty', 0],
  ])('%s', (_, source, reason, offset) => {
    expect(faultOf(source)).toMatchObject({ reason, offset })
  })

  test('the second of three documents is the one that is named', () => {
    expect(faultOf('a: 1\n---\nb: 2\n---\nc: 3')?.offset).toBe(5)
  })

  test.each([
    ['with a comment', 'a: 1\n--- # zwei\nb: 2', 5],
    ['with a value', 'a: 1\n--- zwei', 5],
    ['after an end mark', 'a: 1\n...\nb: 2', 5],
    ['after a first mark of its own', '# oben\n---\na: 1\n---\nb: 2', 16],
  ])('a second document %s is found', (_, source, offset) => {
    expect(faultOf(source)).toEqual({ reason: 'two-documents', offset })
  })

  test('what is nested too deep, without running out of stack', () => {
    expect(faultOf(nested(20))).toBeUndefined()
    expect(faultOf(nested(40))?.reason).toMatch(/depth|nest/i)
    expect(faultOf(nested(100_000))?.reason).toMatch(/depth|nest/i)
  })

  test('a bomb of aliases, before it goes off', () => {
    const lines = ['a0: &a0 [x, x]']
    for (let n = 1; n < 30; n += 1) lines.push(`a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`)
    expect(faultOf(lines.join('\n'))?.reason).toBe('alias')
  })
})

test('every item of a list in lines knows its dash', () => {
  const source = '- |\n  a\n- b\n-\n- - c\n- [d]\n'
  const dashes = read(source).root.items.map(
    ({ dash = -1 }) => source.slice(0, dash).split('\n').length,
  )
  expect(dashes).toEqual([1, 3, 4, 5, 6])
})
