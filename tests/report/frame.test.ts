import { describe, expect, test } from 'vitest'
import { problemAt, problemOfFile } from '../../scripts/problem/problem.ts'
import { frameOf } from '../../scripts/report/frame.ts'
import { unmark } from '../workspace.ts'

const wording = { code: 'x', message: 'x', hint: 'x' }

/** The frame of the characters between `⟦` and `⟧`. */
const frame = (marked: string): string => {
  const { text } = unmark(marked)
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const source = { path: 'content/x.yaml', name: 'x.yaml', text }
  return frameOf(problemAt(source, { start, end }, wording)).join('\n')
}

describe('the line with its neighbours, and what is wrong in it', () => {
  test('in the middle of a file', () => {
    expect(frame('id: brot\n⟦titel⟧: Brot\ntext: x\nmore: y\n')).toBe(
      ['  1 | id: brot', '> 2 | titel: Brot', '    | ^^^^^', '  3 | text: x'].join('\n'),
    )
  })

  test('in its first and last line', () => {
    expect(frame('⟦a⟧: 1\n')).toBe('> 1 | a: 1\n    | ^')
  })

  test('with numbers of two lengths', () => {
    expect(frame(`${'#\n'.repeat(9)}a: ⟦1⟧`)).toBe('   9 | #\n> 10 | a: 1\n     |    ^')
  })

  test('where nothing is', () => {
    expect(frame('a: 1\n⟦⟧\nb: 2')).toBe('  1 | a: 1\n> 2 |\n    | ^\n  3 | b: 2')
  })

  test('over several lines', () => {
    expect(frame('a: ⟦[x\n  y]⟧')).toBe('> 1 | a: [x\n    |    ^^\n  2 |   y]')
  })

  test('in a file with CRLF', () => {
    expect(frame('a: 1\r\n⟦b⟧: 2\r\nc: 3')).toBe('  1 | a: 1\n> 2 | b: 2\n    | ^\n  3 | c: 3')
  })

  test('with signs that nobody sees', () => {
    expect(frame('⟦\t⟧a\u00a0b\u200bc')).toBe('> 1 | →a␣b◦c\n    | ^')
  })
})

test('a long line is cut around what is wrong', () => {
  const [row = '', marks = ''] = frame(`a: ${'x '.repeat(200)}⟦falsch⟧${' y'.repeat(200)}`).split(
    '\n',
  )
  expect(row.length).toBeLessThan(120)
  expect(row).toMatch(/^> 1 \| ….*…$/)
  expect(row.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('falsch')
})

test('a whole file has none', () => {
  expect(frameOf(problemOfFile('content/site.yaml', wording))).toEqual([])
})

test('a long line is cut before and behind what is marked, and says so', () => {
  const [row = '', mark = ''] = frame(`${'a'.repeat(250)}⟦titel⟧${'b'.repeat(250)}`).split('\n')
  expect(row).toMatch(/^> 1 \| …a+titelb+…$/)
  expect(row.length).toBeLessThan(120)
  expect(row.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('titel')
})
