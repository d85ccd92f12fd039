import { describe, expect, test } from 'vitest'
import { repairText } from '../../../scripts/parse/repair/repair-text.ts'
import { unmark } from '../../workspace.ts'

/** The codes of what is wrong, and the text with the first of it marked. */
const explain = (marked: string) => {
  const { text } = unmark(marked)
  const { told } = repairText(text, undefined)
  const [first] = told
  if (!first) return { code: 'none', marked: text }
  const { place: range, repair } = first
  const code = told.map(({ repair: { wording } }) => wording.code).join(' + ')
  const [before, inside, after] = [
    text.slice(0, range.start),
    text.slice(range.start, range.end),
    text.slice(range.end),
  ]
  return { code, marked: `${before}⟦${inside}⟧${after}`, hint: repair.wording.hint }
}

// biome-ignore format: one line for each fault
const faults: [name: string, code: string, marked: string][] = [
  ['a quote that nobody closes', 'open-quote', 'a: ⟦"x⟧\nb: 1'],
  ['before a quoted value', 'open-quote', 'a: ⟦"x⟧\nb: "1"'],
  ['before two quoted values', 'open-quote', 'a: ⟦"x⟧\nb: "1"\nc: "2"'],
  ['before a value in other quotes', 'open-quote', 'a: ⟦"x⟧\nb: \'1\''],
  ['in a list', 'open-quote', '- ⟦"x⟧\n- y'],
  ['in a list of groups', 'open-quote', "- a: ⟦'x⟧\n  b: y"],
  ['behind a placeholder', 'open-quote', 'a: !platzhalter ⟦"x⟧\nb: 1'],
  ['behind a text over two lines', 'open-quote', 'a: "x\n  y"\nb: ⟦"x⟧\nc: 1'],
  ['before a quoted value that begins with #', 'open-quote', 'a: ⟦"x⟧\nb: "#fff"\nc: "#eee"'],
  ['with an escaped quote', 'open-quote', 'a: ⟦"x \\"y\\"⟧\nb: 1'],
  ['with a doubled quote', 'open-quote', "a: ⟦'x ''y⟧\nb: 1"],

  ['text behind a quote', 'text-after-quote', 'a: ⟦"x" y⟧\nb: 1'],
  ['an apostrophe in single quotes', 'text-after-quote', "a: ⟦'So geht's nicht'⟧\nb: 1"],
  ['quotes in quotes', 'text-after-quote', 'a: ⟦"Das "Haus" hier"⟧\nb: 1'],

  ['a colon in a value', 'colon-in-value', 'a: ⟦Förderung: KfW⟧\nb: 1'],
  ['a colon at the end of a value', 'colon-in-value', 'a: ⟦Förderung:⟧\nb: 1'],
  ['a colon in the value of a list item', 'colon-in-value', '- a: ⟦b: c⟧\n- d: e'],
  ['a colon behind German quotes', 'colon-in-value', 'a: ⟦„Haus“: neu⟧\nb: 1'],

  ['@', 'special-sign', 'a: ⟦@x⟧\nb: 1'],
  ['%', 'special-sign', 'a: ⟦%x⟧\nb: 1'],
  ['`', 'special-sign', 'a: ⟦`x`⟧\nb: 1'],
  ['&', 'special-sign', 'a: ⟦& Söhne⟧\nb: 1'],
  ['& in one word', 'special-sign', 'a: ⟦&Söhne⟧\nb: 1'],
  ['*', 'special-sign', 'a: ⟦*x*⟧\nb: 1'],
  ['**', 'special-sign', 'a: ⟦**x** y⟧\nb: 1'],
  ['* behind a space', 'special-sign', 'a: ⟦* x⟧\nb: 1'],
  ['>', 'special-sign', 'a: ⟦> 20 Sorten⟧\nb: 1'],
  ['|', 'special-sign', 'a: ⟦| x⟧\nb: 1'],
  ['@ in a list', 'special-sign', '- ⟦@x⟧\n- y'],
  ['% in a list', 'special-sign', '- ⟦%x⟧\n- y'],
  ['a fact and more', 'special-sign', 'a: ⟦{stats.x} Brote⟧\nb: 1'],
  ['a fact and a full stop', 'special-sign', 'a: ⟦{stats.x}.⟧\nb: 1'],
  ['a fact and more in a list', 'special-sign', '- ⟦{stats.x} Brote⟧\n- y'],
  ['a word in brackets and more', 'special-sign', 'a: ⟦[neu] Brote⟧\nb: 1'],
  ['!', 'special-sign', 'a: ⟦!x y⟧\nb: 1'],
  ['a placeholder twice', 'unknown-tag', 'a: !platzhalter ⟦!platzhalter⟧ x\nb: 1'],
  ['a placeholder with a space', 'unknown-tag', 'a: ⟦! platzhalter⟧ x\nb: 1'],
  ['a backslash in double quotes', 'backslash', 'a: ⟦"x in C:\\Daten"⟧\nb: 1'],
  ['a comma behind quotes', 'text-after-quote', 'a: ⟦"x",⟧\nb: 1'],
  ['two dashes without spaces', 'missing-space + missing-space', 'a:\n  - 1\n  ⟦-2⟧\n  -3\n  - 4'],
  ['tabs in two groups', 'tab', 'a:\n⟦\t⟧b: 1\nc:\n\td: 1\n'],
  ['a misspelt placeholder', 'unknown-tag', 'a: ⟦!platzhater⟧ y\nb: 1'],

  ['a tab', 'tab', 'a:\n⟦\t⟧b: 1'],
  ['a tab behind spaces', 'tab', 'a:\n  b: 1\n ⟦\t⟧c: 1'],
  ['a tab before a dash', 'tab', 'a:\n⟦\t⟧- 1'],

  ['an item in the text of the one above', 'indentation', 'a:\n  - 1\n   ⟦- 2⟧\n  - 3'],
  ['an item without space in the text of the one above', 'missing-space + indentation', 'a:\n  - 1\n    ⟦-2⟧'],
  ['too far in', 'indentation', 'a: 1\n ⟦b: 2⟧'],
  ['too far out', 'indentation', 'a:\n  b: 1\n ⟦c: 2⟧'],
  ['below a value', 'indentation', 'a: x\n  ⟦b: 2⟧'],
  ['in a list item', 'indentation', '- a: 1\n   ⟦b: 2⟧'],
  ['a dash', 'indentation', 'a:\n  - 1\n ⟦- 2⟧'],
  ['a key behind a list', 'missing-dash', '- a\n⟦b: 1⟧'],
  ['behind a text over two lines', 'indentation', 'a: "x\n  y"\nb:\n  c: 1\n ⟦d: 2⟧'],
  ['behind a text with a quote', 'indentation', 'a: |\n  "x\n  y: "z\nb:\n  c: 1\n ⟦d: 2⟧'],
  ['the first of several, too far in', 'indentation', 'a:\n   ⟦b: 1⟧\n  c: 2\n  d: 3'],
  ['the first of several, too far out', 'indentation', 'a:\n ⟦b: 1⟧\n  c: 2\n  d: 3'],
  ['the first of the file', 'indentation', ' ⟦a: 1⟧\nb: 2\nc: 3'],
  ['the dash of an item', 'indentation', ' ⟦- a: 1⟧\n  b: 2\n- a: 2\n  b: 3'],
  ['behind an apostrophe', 'indentation', "a: |\n  'n Brot\nb:\n  c: 1\n ⟦d: 2⟧"],

  ['no space behind the colon', 'missing-space', 'a: 1\n⟦b:2⟧\nc: 3'],
  ['no space behind the first colon', 'missing-space', '⟦b:2⟧\nc: 3'],
  ['no space behind the last colon', 'missing-space', 'a: 1\n⟦b:2⟧'],
  ['no space in a list item', 'missing-space', '- a: 1\n  ⟦b:2⟧\n  c: 3'],
  ['no space in the first line of an item', 'missing-space', '- ⟦a:1⟧\n  b: 2'],
  ['no space behind a dash', 'missing-space', 'a:\n  - x\n  ⟦-y⟧\n  - z'],
  ['no colon', 'missing-colon', 'a: 1\n⟦b x⟧\nc: 3'],
  ['no colon in the last line', 'missing-colon', 'a: 1\n⟦b x⟧\n'],
  ['no colon, and a comment', 'missing-colon', 'a: 1\n⟦b x⟧\n# warum\nc: 3'],

  ['no colon before a text in lines', 'missing-colon', 'a: 1\n⟦b >-⟧\n  Das ist\n  Text.\nc: 3'],
  ['no space before a text in lines', 'missing-space', 'a: 1\n⟦b:>-⟧\n  Das ist\n  Text.\nc: 3'],
  ['no colon before a text at the end', 'missing-colon', 'a: 1\n⟦b >-⟧\n  Das ist\n  Text.'],
  ['no colon before a text with a colon', 'missing-colon', 'a: 1\n⟦b >-⟧\n  Das ist: Text.\nc: 3'],
  ['no colon before a placeholder in lines', 'missing-colon', 'a:\n  b: 1\n  ⟦c !platzhalter >-⟧\n    Das ist\n    Text.\nd: 1'],
  ['no space before a line with a colon', 'missing-space + colon-in-value', '⟦a:x⟧\nb: Das: Haus\nc: 3'],
  ['no colon before a key with a text in lines', 'missing-colon', 'a: 1\n⟦b x⟧\nc: >-\n  Text'],
  ['no space before a placeholder', 'missing-space', 'a: 1\n⟦b:x⟧\nc: !platzhalter y\nd: 1'],
  ['no space behind the dash of a group', 'missing-space', 'a:\n  ⟦-b: 1⟧\n    c: 2'],
  ['no space behind the first dash', 'missing-space', '⟦-b: 1⟧\n  c: 2\n- b: 2\n  c: 3'],
  ['a second document', 'two-documents', 'a: 1\n⟦---⟧\nb: 2'],
  ['a list as a key', 'key-not-text', '⟦? [a]⟧\n: b'],
  ['only comments', 'empty-file', '⟦# nichts⟧\n'],
]

describe.each([
  ['LF', (text: string) => text],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
])('%s', (_, ending) => {
  test.each(faults)('%s: %s', (_, code, marked) => {
    expect(explain(ending(marked))).toMatchObject({ code, marked: ending(marked) })
  })
})

describe('the column in which a line belongs', () => {
  test.each([
    ['a:\n  b: 1\n   c: 2', 2],
    ['a:\n  b: 1\n c: 2', 2],
    ['a:\n  b:\n    c: 1\n   d: 2', 4],
    ['- a: 1\n   b: 2', 2],
    ['a:\n  - 1\n   - 2', 2],
    ['a:\n  - b: 1\n    c: 2\n - b: 2', 2],
    ['a:\n   b: 1\n  c: 2\n  d: 3', 2],
    [' a: 1\nb: 2\nc: 3', 0],
    [' - a: 1\n  b: 2\n- a: 2\n  b: 3', 0],
  ])('%j: %i', (text, column) => {
    expect(explain(text).hint).toContain(`mit ${column} Leerzeichen`)
  })
})

describe('the repair', () => {
  test.each([
    ['a: Förderung: KfW', '"Förderung: KfW"'],
    ['a: @x "y"', '\'@x "y"\''],
    ['a: {stats.x} Brote', '"{stats.x} Brote"'],
    ["a: 'So geht's nicht'", '"So geht\'s nicht"'],
    ['a: "Das "Haus" hier"', '\'Das "Haus" hier\''],
    ['a: "Das" Haus', '\'"Das" Haus\''],
    ['b: 1\na:x\nc: 2', 'a: x'],
    ['b: 1\na x y\nc: 2', 'a: x y'],
    ['a:\n  - x\n  -y', '- y'],
  ])('of %j can be typed as it stands there', (text, repair) => {
    expect(explain(text).hint).toContain(repair)
  })
})

describe('without a cause that is known', () => {
  test.each([
    'a: [1',
    'a: {b: 1',
    'a: "\\U"',
    'a: 1\u0000',
    'a: - x',
    '[a]: b: c',
    '%',
    '---\n---',
    '}',
  ])('%j still has a place', (text) => {
    const { told } = repairText(text, undefined)
    expect(told).not.toEqual([])
    for (const { place } of told) {
      expect(place.start).toBeLessThanOrEqual(place.end)
      expect(place.end).toBeLessThanOrEqual(text.length)
    }
  })
})
