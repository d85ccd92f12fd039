import { describe, expect, test } from 'vitest'
import { compileWith, type Overrides, replace, show, wordsOf } from '../workspace.ts'

/** What is said of lists alone. */
const emptyOf = async (overrides: Overrides): Promise<string[]> => {
  const { problems } = await compileWith(overrides)
  const found = problems.filter(({ code }) => code === 'empty-list')
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true)
  return found.map(show)
}

const over = replace('date: 2026-02-02', 'date: 2026-02-02\nexpires: 2026-03-01')
const ahead = (text: string) => text.replace(/^date: .*$/m, 'date: 2027-01-01')

describe('a block of which the heading alone is left is told', () => {
  test.each<[string, Overrides, string]>([
    ['no entry', { 'values.yaml': '[]\n' }, 'content/pages/home.yaml:27:5 empty-list'],
    ['no file', { 'values.yaml': null }, 'content/pages/home.yaml:27:5 empty-list'],
    [
      'no entry but such as are over or ahead',
      { 'news/ofen.md': over, 'news/erntebrot.md': ahead },
      'content/pages/home.yaml:34:5 empty-list',
    ],
  ])('%s', async (_, overrides, problem) => {
    expect(await emptyOf(overrides)).toEqual([problem])
  })

  test('none of those that it names', async () => {
    const overrides = {
      'news/ofen.md': over,
      'pages/home.yaml': replace('readMore: Weiter', 'readMore: Weiter\n    news: [ofen]'),
    }
    expect(await emptyOf(overrides)).toEqual(['content/pages/home.yaml:37:11 empty-list'])
    const words = await wordsOf(overrides)
    expect(words.join('\n')).toContain('Nennen Sie hier andere Einträge')
  })
})

describe('nothing is told', () => {
  test('of a block that has words of its own for it', async () => {
    expect(await emptyOf({ 'jobs.yaml': '[]\n' })).toEqual([])
  })

  test('of a list that shows what it names', async () => {
    const named = replace('readMore: Weiter', 'readMore: Weiter\n    news: [erntebrot]')
    expect(await emptyOf({ 'news/ofen.md': over, 'pages/home.yaml': named })).toEqual([])
  })
})
