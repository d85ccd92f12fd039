import { expect, test } from 'vitest'
import {
  applyEdits,
  applyInTurn,
  type Edit,
  inSource,
  isInSource,
  type Mended,
  mend,
} from '../../scripts/text/edits.ts'

const written = (text: string): Mended => ({ text, edits: [] })

const at = (start: number, end: number, by: string): Edit => ({ start, end, by })

/** What stands in the written text at the place of a word of the mended one. */
const sourceOf = (source: string, mended: Mended, word: string): string => {
  const start = mended.text.indexOf(word)
  const place = inSource({ start, end: start + word.length }, mended)
  return source.slice(place.start, place.end)
}

test('edits are made in one pass, in whatever order they come', () => {
  expect(applyEdits('abc', [at(2, 3, 'C'), at(0, 1, 'AA'), at(1, 1, '-')])).toBe('AA-bC')
})

test.each([
  ['from the end to the beginning', [at(8, 8, '!'), at(4, 6, 'EF'), at(0, 0, '>')]],
  ['each after the others', [at(0, 2, 'A'), at(0, 1, 'xyz'), at(5, 6, ''), at(2, 4, '-')]],
  ['at one place', [at(4, 6, 'E'), at(4, 4, '1'), at(4, 4, '2'), at(0, 4, '')]],
])('edits of what the earlier ones left are made %s', (_, edits) => {
  const inTurn = edits.reduce((text, edit) => applyEdits(text, [edit]), 'abcdefgh')
  expect(applyInTurn('abcdefgh', edits)).toBe(inTurn)
})

test('places are found through several edits of one text', () => {
  const source = 'eins zwei drei vier'
  const mended = mend(written(source), [at(0, 4, 'EINE'), at(5, 5, '"'), at(10, 15, '')])
  expect(mended.text).toBe('EINE "zwei vier')
  expect(sourceOf(source, mended, 'zwei')).toBe('zwei')
  expect(sourceOf(source, mended, 'ier')).toBe('ier')
  expect(sourceOf(source, mended, 'EINE')).toBe('eins')
})

test('places are found through edits of edited texts, before and behind the earlier ones', () => {
  const source = 'eins zwei drei vier'
  const once = mend(written(source), [at(5, 9, 'zweite'), at(15, 19, 'vierte')])
  const twice = mend(once, [at(0, 5, ''), at(6, 6, 'r')])
  const mended = mend(twice, [at(0, 0, 'und '), at(9, 10, 'R')])
  expect(mended.text).toBe('und zrweite dRei vierte')
  for (const [word, meant] of [
    ['weite dR', 'wei dr'],
    ['ei vierte', 'ei vier'],
  ] as const) {
    expect(sourceOf(source, mended, word)).toBe(meant)
  }
})

test('a place in what was put in stands where it was put', () => {
  const mended = mend(written('ab'), [at(1, 1, 'xyz')])
  expect(inSource({ start: 2, end: 3 }, mended)).toEqual({ start: 1, end: 1 })
})

test('a place amid what replaced something is none of the written text', () => {
  const mended = mend(written('Kommt mit wenig aus'), [at(0, 9, '|-\n  Kommt mit')])
  const more = mend(mended, [at(0, 0, '  ')])
  const isThere = (start: number, end: number) => isInSource({ start, end }, more)
  expect(isThere(0, more.text.length)).toBe(true)
  expect(isThere(more.text.indexOf('wenig'), more.text.length)).toBe(true)
  const margin = mend(written('  - Tür'), [at(0, 2, '    ')])
  expect(isInSource({ start: 0, end: 4 }, margin)).toBe(true)
  const replaced = mend(written('alt neu'), [at(0, 3, 'uralt\n')])
  expect(isInSource({ start: 0, end: 6 }, replaced)).toBe(true)
  const sentence = mend(written('ein Satz'), [at(0, 3, 'zwei')])
  expect(isInSource({ start: 2, end: 4 }, sentence)).toBe(false)
  expect(isInSource({ start: 0, end: 2 }, sentence)).toBe(false)
})
