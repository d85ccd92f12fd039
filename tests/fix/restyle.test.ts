import { expect, test } from 'vitest'
import { restyled } from '../../scripts/fix/restyle.ts'
import { restyledEach } from '../../scripts/fix/restyle-each.ts'

const after = (before: string, repaired: string) =>
  restyled({ path: 'content/a.yaml', name: 'a.yaml', text: before }, repaired)

test.each([
  [
    'quotation marks go that the file does not have elsewhere',
    'a: "x\nb: y\n',
    'a: "x"\nb: y\n',
    'a: x\nb: y\n',
  ],
  [
    'they stay where the file has them everywhere',
    'a: "x\nb: "y"\nc: "z"\n',
    'a: "x"\nb: "y"\nc: "z"\n',
    'a: "x"\nb: "y"\nc: "z"\n',
  ],
  ['and where they are needed', 'a: "x: y\nb: y\n', 'a: "x: y"\nb: y\n', 'a: "x: y"\nb: y\n'],
  [
    'numbers keep them, and so do texts that had them',
    'a: "+49 1\nb: y\nc: "z\'\n  d: "e"\n',
    'a: "+49 1"\nb: y\nc: z\nd: "e"\n',
    'a: "+49 1"\nb: y\nc: z\nd: "e"\n',
  ],
  ['a mark that only one line follows goes', 'a: > x\nb: 1\n', 'a: >\n  x\nb: 1\n', 'a: x\nb: 1\n'],
  ['an emptied line goes', 'a: x\n===\nb: y\n', 'a: x\n\nb: y\n', 'a: x\nb: y\n'],
  [
    'an empty line of a text stays',
    'a: |-\n  x\n   -\n  y\nb: 1\n',
    'a: |-\n  x\n\n  y\nb: 1\n',
    'a: |-\n  x\n\n  y\nb: 1\n',
  ],
  [
    'a list stands as far in as the others',
    'a:\n  - x\nb:\ny\nz\n',
    'a:\n  - x\nb:\n- y\n- z\n',
    'a:\n  - x\nb:\n  - y\n  - z\n',
  ],
  [
    'also where that is no further than its key',
    'a:\n- x\nb:\ny\n',
    'a:\n- x\nb:\n  - y\n',
    'a:\n- x\nb:\n- y\n',
  ],
  [
    'a group stands as far in as the others',
    'a:\n  b: 1\nc:\n  - d: 1\n    e: |-\n      f\n',
    'a:\n  b: 1\nc:\n    d: 1\n    e: |-\n      f\n',
    'a:\n  b: 1\nc:\n  d: 1\n  e: |-\n    f\n',
  ],
  ['a text is one line again', 'a: x\ny\nb: 1\n', 'a: x\n  y\nb: 1\n', 'a: x y\nb: 1\n'],
  ['braces have the same space', 'a: { b: 1\nc: 2\n', 'a: { b: 1}\nc: 2\n', 'a: { b: 1 }\nc: 2\n'],
  [
    'what the repair has not touched stays as it is',
    'a: "x"\nb:\n    c: 1\nd: "y\n',
    'a: "x"\nb:\n    c: 1\nd: "y"\n',
    'a: "x"\nb:\n    c: 1\nd: "y"\n',
  ],
  ['what can’t be read yet stays as it is', 'a: "x\nb: "y\n', 'a: "x"\nb: "y\n', 'a: "x"\nb: "y\n'],
])('%s', (_, before, repaired, expected) => {
  expect(after(before, repaired)).toBe(expected)
  const crlf = (text: string) => text.replaceAll('\n', '\r\n')
  expect(after(crlf(before), crlf(repaired))).toBe(crlf(expected))
})

test('each of many repairs of a file has its style, as if it were alone', () => {
  const lines = [
    'a:',
    '    titel: Brot',
    '    b: Mohn',
    'c: Sesam"',
    'd: { a: 1',
    'e: |',
    '  Laib',
    'f: 2',
  ]
  const text = [...lines, ...lines.map((line) => line.replace(/^(?=\w)/, 'x'))].join('\n')
  const file = { path: 'content/a.yaml', name: 'a.yaml', text }
  const repairs: [string, string][] = [
    ['titel', 'title'],
    ['    b', '  b'],
    ['Sesam"', '"Sesam"'],
    ['{ a: 1', '{ a: 1}'],
    ['f: 2', ''],
    ['f: 2', 'f: "zwei"'],
    ['Brot', 'Brot\n    Laib'],
  ]
  const texts = repairs.flatMap(([from, to]) => {
    const [head = '', ...others] = text.split(from)
    return [[head, others.join(from)].join(to), text.split(from).join(to)]
  })
  expect(restyledEach(file, texts)).toEqual(texts.map((each) => restyled(file, each)))
})
