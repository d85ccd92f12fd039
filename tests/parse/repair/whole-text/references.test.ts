import { expect, test } from 'vitest'
import { findReferences } from '../../../../scripts/parse/repair/whole-text/references.ts'
import { applyEdits } from '../../../../scripts/text/edits.ts'
import { bakeryText, compileWith, problemsOf, replace } from '../../../workspace.ts'

/** The text after so many rounds. */
const unfolded = (text: string, rounds = 1): string =>
  rounds === 0
    ? text
    : unfolded(
        applyEdits(
          text,
          findReferences(text).flatMap(({ edits }) => edits),
        ),
        rounds - 1,
      )

test.each([
  ['a text', 'a: &x Brot\nb: *x\n', 'a: Brot\nb: Brot\n'],
  [
    'a text of several lines',
    'a: &x >-\n  Brot\nb:\n  c: *x\n',
    'a: >-\n  Brot\nb:\n  c: >-\n    Brot\n',
  ],
  [
    'a text in quotation marks',
    `a: &x "Brot: gut"\nb: [*x]\n`,
    `a: "Brot: gut"\nb: ["Brot: gut"]\n`,
  ],
  ['a group', 'a: &x\n  b: 1\n  c: 2\nd: *x\n', 'a: \n  b: 1\n  c: 2\nd: \n  b: 1\n  c: 2\n'],
  [
    'a group that ends with a quotation mark',
    `a: &x\n  b: '1'\nc: *x\n`,
    `a: \n  b: '1'\nc: \n  b: '1'\n`,
  ],
  ['a group in braces', 'a: &x { b: 1 }\nc: [*x]\n', 'a: { b: 1 }\nc: [{ b: 1 }]\n'],
  ['an entry', '- &x\n  a: 1\n  b: 2\n- *x\n', '- \n  a: 1\n  b: 2\n- a: 1\n  b: 2\n'],
  [
    'what an entry lacks',
    '- &x\n  a: 1\n  b:\n    - c\n- <<: *x\n  a: 2\n',
    '- \n  a: 1\n  b:\n    - c\n- b:\n    - c\n  a: 2\n',
  ],
  [
    'of two of a name the one above',
    'a: &x 1\nb: *x\nc: &x 2\nd: *x\n',
    'a: 1\nb: 1\nc: 2\nd: 2\n',
  ],
])('%s is written out', (_, text, after) => {
  expect(unfolded(text)).toBe(after)
})

test('what has names inside is written out after them', () => {
  expect(unfolded('a: &x 1\nb: &y [*x]\nc: *y\n', 2)).toBe('a: 1\nb: [1]\nc: [1]\n')
})

test.each([
  ['a name that nothing has', 'a: *x\n'],
  ['a name that nobody uses', 'a: &x 1\n'],
  ['a value in itself', 'a: &x [*x]\n'],
  ['more than a disk holds', `a: &x "${'x'.repeat(300)}"\nb: [${'*x, '.repeat(100)}*x]\n`],
])('%s is left', (_, text) => {
  expect(findReferences(text)).toEqual([])
})

const PICTURE = 'image:\n    src: beispiel.svg'

test('a picture that two entries share is one problem', async () => {
  const text = bakeryText('services.yaml')
  const [before, between, behind] = text.split(PICTURE)
  const shared = `${before}image: &bild\n    src: beispiel.svg${between}image:\n    ⟦<<: *bild⟧${behind}`
  expect(await problemsOf({ 'services.yaml': shared })).toEqual([
    'content/services.yaml:16:5 alias',
  ])
})

test('thousands of names with as many places are left alone: each pair would be looked at', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: &x${at} b\n`)
  const places = (count: number) => Array.from({ length: count }, (_, at) => `c${at}: *x${at}\n`)
  const textWith = (count: number) => [...names(count), ...places(count)].join('')
  expect(findReferences(textWith(100))).toHaveLength(100)
  expect(findReferences(textWith(1100))).toEqual([])
})

test('a list or a group in brackets with a name before it is no text', async () => {
  const named = (text: string) => text.replace('[keine, ein wenig, viele]', '&x [keine, viele]')
  expect(await problemsOf({ 'topics.yaml': named })).toEqual([
    expect.stringMatching(/^content\/topics\.yaml:15:16 alias/),
  ])
})

test.each([
  ['- id: torte\n', '- <<: *brot\n  id: torte\n', 'der Eintrag beginnt so: - id: torte'],
  ['- id: torte\n', '- id: torte\n  <<: *brot\n', 'Löschen Sie die Zeile'],
])('what refers to nothing is told once, and the entry stays whole: %j', async (from, to, hint) => {
  const { problems } = await compileWith({ 'services.yaml': replace(from, to) })
  expect(problems.map((each) => [each.code, each.hint])).toEqual([
    ['alias', expect.stringContaining(hint)],
  ])
})
