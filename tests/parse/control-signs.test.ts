import { describe, expect, test } from 'vitest'
import { findHiddenSigns } from '../../scripts/parse/repair/whole-text/hidden-signs.ts'
import { applyEdits } from '../../scripts/text/edits.ts'
import { compileWith, markedIn, type Overrides, replace } from '../workspace.ts'

const inSite = (from: string, to: string): Overrides => ({ 'site.yaml': replace(from, to) })

describe('a sign that no document may hold is told at its place, and once', () => {
  test.each<[string, Overrides]>([
    ['a text', inSite('titleSuffix: Backhaus', 'titleSuffix: "Back⟦\\0⟧haus" #')],
    ['a text, as two digits', inSite('city: Senftenberg', 'city: "a\\\\0⟦\\x1b⟧b"')],
    ['half a letter', inSite('city: Senftenberg', 'city: "a⟦\\ud800⟧b"')],
    ['no letter', inSite('city: Senftenberg', 'city: "a⟦\\uffff⟧b"')],
    [
      'an address',
      inSite('url: https://www.backwerk-aehrengold.example', 'url: "https://a⟦\\b⟧.example"'),
    ],
    ['a file', inSite('logo: logo.svg', 'logo: "logo⟦\\a⟧.svg"')],
    [
      'a route',
      { 'pages/sortiment.yaml': replace('route: /sortiment', 'route: "/sortiment⟦\\e⟧"') },
    ],
    ['an id', { 'stats.yaml': replace('id: brote', 'id: "brote⟦\\x7f⟧"') }],
    ['a key', { 'stats.yaml': replace('- id: brote', '- "⟦\\0⟧a": x\n  id: brote') }],
    ['a text of YAML as it was copied', inSite('titleSuffix: Back', 'titleSuffix: Back⟦\x02⟧')],
    ['a line of its own', inSite('city: Senftenberg', 'city: Senftenberg\n⟦\0\0\0\0⟧')],
    ['a comment', inSite('city: Senftenberg', 'city: Senftenberg # Ort⟦\x07⟧')],
    ['a text below front matter', { 'news/ofen.md': replace('Er steht', 'Er⟦\x07⟧ steht') }],
  ])('in %s', async (_, overrides) => {
    const { problems } = await compileWith(overrides)
    const found = problems.filter(({ code }) => code === 'control-sign')
    const ranges = found.map(
      ({ file, line, column, end }) => `${file}:${line}:${column}-${end.line}:${end.column}`,
    )
    expect(ranges).toEqual(markedIn(overrides))
    expect(
      problems.filter(({ line, file }) =>
        found.some((each) => each.line === line && each.file === file),
      ),
    ).toEqual(found)
  })
})

test('the repair names what is to be deleted', async () => {
  const { problems } = await compileWith(inSite('city: Senftenberg', 'city: "a\\x1bb"'))
  expect(problems.map(({ hint }) => hint)).toEqual(['Löschen Sie `\\x1b`.'])
})

test('line breaks, tabs and signs of other scripts are none', async () => {
  const { problems } = await compileWith(
    inSite('city: Senftenberg', 'city: "a\\tb \\u00e4 \\U0001f600 \\u200e"'),
  )
  expect(problems.filter(({ code }) => code === 'control-sign')).toEqual([])
})

test.each([
  ['Senf\x02tenberg', 'Senftenberg'],
  ['Bad\vSenftenberg', 'Bad Senftenberg'],
  ['Senftenberg\v', 'Senftenberg'],
])('without it, %j is written %j', (written, right) => {
  expect(
    applyEdits(
      written,
      findHiddenSigns(written).flatMap(({ edits }) => edits),
    ),
  ).toBe(right)
})

test('a sign that ends a line in other programs only is told, and becomes the end of one or a space', () => {
  const pasted = '- id: a\u2028  text: Gut\u2029und schnell\u2028- id: b\n'
  const repairs = findHiddenSigns(pasted)
  expect(repairs.map(({ wording }) => wording.hint)).toEqual([
    expect.stringContaining('Eingabetaste'),
    expect.stringContaining('Leerzeichen'),
    expect.stringContaining('Eingabetaste'),
  ])
  const edits = repairs.flatMap((repair) => repair.edits)
  expect(applyEdits(pasted, edits)).toBe('- id: a\n  text: Gut und schnell\n- id: b\n')
})

test('signs that nobody sees are told once for the word that they stand in, and taken out together', () => {
  const text = 'title: B\u200br\u200bot und \u200bTeig\n'
  const repairs = findHiddenSigns(text)
  expect(repairs.map(({ range, wording }) => [range.start, wording.hint])).toEqual([
    [8, 'Löschen Sie die unsichtbaren Zeichen, oder tippen Sie das Wort neu: Brot'],
    [18, 'Löschen Sie das unsichtbare Zeichen, oder tippen Sie das Wort neu: Teig'],
  ])
  expect(
    applyEdits(
      text,
      repairs.flatMap(({ edits }) => edits),
    ),
  ).toBe('title: Brot und Teig\n')
})
