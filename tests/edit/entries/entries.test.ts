import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { changeText } from '../../../scripts/edit/change/change-text.ts'
import { openSpellings } from '../../../scripts/edit/spellings/spellings.ts'
import { edited } from '../edited.ts'

const LIST = `# Über die Datei

# Gruppe

# über eins
- id: eins   # neben eins
  text: x
  # in eins

# über zwei
- id: zwei
  points:
    - p # neben p
    # über q
    - q
`

const without = (text: string, ...parts: string[]) =>
  parts.reduce((rest, part) => rest.replace(part, ''), text)

const ONE = '# über eins\n- id: eins   # neben eins\n  text: x\n  # in eins\n'
const TWO = LIST.slice(LIST.indexOf('# über zwei'))

describe('an entry that goes takes along what belongs to it', () => {
  test.each([
    ['the first', 'eins', without(LIST, `${ONE}\n`)],
    ['the last', 'zwei', without(LIST, `\n${TWO}`)],
    ['an item', 'zwei.points.1', without(LIST, '\n    # über q\n    - q')],
    ['the first item', 'zwei.points.0', without(LIST, '    - p # neben p\n')],
    ['the first key', 'eins.id', without(LIST, 'id: eins   # neben eins\n  ')],
    ['the last key', 'zwei.points', `${LIST.slice(0, LIST.indexOf('\n  points:'))}\n`],
  ])('%s', (_, path, expected) => {
    expect(edited(LIST, [{ op: 'remove', path }])).toBe(expected)
  })

  test('but not the words at the head of the file, nor a comment that stands further in above it', () => {
    const first = '# Über die Datei\n- eins\n- zwei\n'
    expect(edited(first, [{ op: 'remove', path: '0' }])).toBe('# Über die Datei\n- zwei\n')
    const inner = 'a:\n  - x\n    # in x\n  - y\n  - z\n'
    expect(edited(inner, [{ op: 'remove', path: 'a.1' }])).toBe('a:\n  - x\n    # in x\n  - z\n')
  })

  test('of a list in brackets its comma', () => {
    const list = 'a: [x, "y", z] # X\n'
    expect(edited(list, [{ op: 'remove', path: 'a.0' }])).toBe('a: ["y", z] # X\n')
    expect(edited(list, [{ op: 'remove', path: 'a.2' }])).toBe('a: [x, "y"] # X\n')
  })

  test('of a list or group in brackets that ends with a comma, that of the entry before stays', () => {
    expect(edited('a: [x, y,]\n', [{ op: 'remove', path: 'a.1' }])).toBe('a: [x,]\n')
    expect(edited('a: [x,]\n', [{ op: 'remove', path: 'a.0' }])).toBe('a: []\n')
    expect(edited('a: {\n  k: x,\n  }\n', [{ op: 'remove', path: 'a.k' }])).toBe('a: {\n  }\n')
  })

  test.each([
    ['the first', 0, 'a: [ # Kopf\n  # über y\n  y, # neben y\n  z # neben z\n  ]\n'],
    ['one between', 1, 'a: [ # Kopf\n  x, # neben x\n  z # neben z\n  ]\n'],
    ['the last', 2, 'a: [ # Kopf\n  x, # neben x\n  # über y\n  y # neben y\n  ]\n'],
  ])('of a list in brackets the comment behind it: %s', (_, index, expected) => {
    const list = 'a: [ # Kopf\n  x, # neben x\n  # über y\n  y, # neben y\n  z # neben z\n  ]\n'
    expect(edited(list, [{ op: 'remove', path: `a.${index}` }])).toBe(expected)
  })

  test('and leaves an empty list', () => {
    expect(edited('a:\n  # X\n  - x\nb: 1\n', [{ op: 'remove', path: 'a.0' }])).toBe(
      'a: []\nb: 1\n',
    )
  })
})

describe('an entry that moves', () => {
  test('takes along what belongs to it, and what stands between stays', () => {
    const moved = edited(LIST, [{ op: 'move', path: 'eins', to: 1 }])
    const head = LIST.slice(0, LIST.indexOf(ONE))
    expect(moved).toBe(`${head}${TWO}\n${ONE}`)
    expect(edited(moved, [{ op: 'move', path: 'eins', to: 'zwei' }])).toBe(LIST)
  })

  test('in brackets', () => {
    expect(edited('a: [x,y,  z]\n', [{ op: 'move', path: 'a.2', to: 0 }])).toBe('a: [z,x,  y]\n')
  })

  test('where there is no list, it is refused', () => {
    expect(edited('a:\n  b: x\n', [{ op: 'move', path: 'a.b', to: 0 }])).toBe('edit-no-list 2:3')
  })
})

describe('an entry that comes in', () => {
  const item = { id: 'neu', text: 'Ein Satz: mit Doppelpunkt', points: ['a', 'b'] }
  const lines = `- id: neu
  text: "Ein Satz: mit Doppelpunkt"
  points:
    - a
    - b
`

  test('stands behind the last one, or before the one that is named', () => {
    expect(edited(LIST, [{ op: 'insert', path: '', after: item }])).toBe(`${LIST}\n${lines}`)
    const before = LIST.replace('# über zwei', `${lines}\n# über zwei`)
    expect(edited(LIST, [{ op: 'insert', path: '', at: 'zwei', after: item }])).toBe(before)
    expect(edited(LIST, [{ op: 'insert', path: 'zwei', after: item }])).toBe(before)
  })

  test('in a file without a last line break', () => {
    expect(edited('- x', [{ op: 'insert', path: '', after: 'y' }])).toBe('- x\n- y')
  })

  test.each([
    ['a: [x, "y"]\n', 'a: [x, "y", neu]\n'],
    ['a: [\n  x,\n  y\n  ]\n', 'a: [\n  x,\n  y,\n  neu\n  ]\n'],
    ['a: []\n', 'a:\n  - neu\n'],
    ['a: [] # X\nb: 1\n', 'a:\n  - neu # X\nb: 1\n'],
    ['b: 1\n', 'b: 1\na:\n  - neu\n'],
    ['a:\n- x\n', 'a:\n- x\n- neu\n'],
    ['a:\r\n  - x\r\n', 'a:\r\n  - x\r\n  - neu\r\n'],
  ])('%j', (text, expected) => {
    expect(edited(text, [{ op: 'insert', path: 'a', after: 'neu' }])).toBe(expected)
  })

  test('in a file whose only entry has gone, whose words at the head stay', () => {
    const jobs = '# Die offenen Stellen.\n\n- id: eins\n  title: x\n'
    const edits = [
      { op: 'remove', path: ['eins'] },
      { op: 'insert', path: [], after: { id: 'zwei', title: 'y' } },
    ] as const
    expect(edited(jobs, edits)).toBe('# Die offenen Stellen.\n\n- id: zwei\n  title: y\n')
    const set = [{ path: [], after: [{ id: 'zwei' }] }]
    expect(edited('---\n# Kopf\n[] # leer\n# Fuß\n', set)).toBe(
      '---\n# Kopf\n- id: zwei # leer\n# Fuß\n',
    )
    expect(edited('# Kopf\n{}\n', [{ path: 'a', after: 1 }])).toBe('# Kopf\na: 1\n')
  })

  test('a key behind those that are declared before it', () => {
    const file = { path: 'a.yaml', name: 'a.yaml', text: 'title: x\ntext: z\n' }
    const schema = z.object({ title: z.string(), note: z.string(), text: z.string() })
    const context = { schema, spellings: openSpellings() }
    expect(changeText(file, { path: 'note', after: 'y' }, context)).toEqual({
      text: 'title: x\nnote: y\ntext: z\n',
    })
  })

  test('in brackets, it does not bring the comment between two others along', () => {
    expect(
      edited('a: [x, # neben x\n  y]\n', [{ op: 'insert', path: 'a', at: 0, after: 'w' }]),
    ).toBe('a: [w, x, # neben x\n  y]\n')
  })

  test.each([
    [
      'behind its comma',
      'k: [\n  a, # A\n  b, # B\n  ]\n',
      'k: [\n  a, # A\n  b, # B\n  c,\n  ]\n',
    ],
    ['without a comma', 'k: [\n  a,\n  b # B\n  ]\n', 'k: [\n  a,\n  b, # B\n  c\n  ]\n'],
    ['in Windows', 'k: [ a, # A\r\n  ]\r\n', 'k: [ a, # A\r\n     c,\r\n  ]\r\n'],
  ])('in brackets, the last one keeps what is said of it %s', (_, text, expected) => {
    const came = edited(text, [{ op: 'insert', path: 'k', after: 'c' }])
    expect(came).toBe(expected)
    expect(edited(came, [{ op: 'remove', path: ['k', came.includes('b') ? 2 : 1] }])).toBe(text)
  })

  test('a key in brackets leaves the comment behind the last one where it is', () => {
    const text = '- {\n    id: a, # A\n    t: x, # T\n  }\n'
    const came = text.replace('# T\n', '# T\n    u: y,\n')
    expect(edited(text, [{ path: [0, 'u'], after: 'y' }])).toBe(came)
  })

  test('with the id of one that is there, it is refused', () => {
    const twin = { id: 'zwei', text: 'x' }
    expect(edited(LIST, [{ op: 'insert', path: '', after: twin }])).toMatch(/^edit-conflict /)
  })

  test('where there is no list, it is refused', () => {
    expect(edited('a: x\n', [{ op: 'insert', path: 'a', after: 'y' }])).toBe('edit-no-list 1:4')
  })
})
