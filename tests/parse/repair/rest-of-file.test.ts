import { expect, test } from 'vitest'
import { bakeryText, problemsOf } from '../../workspace.ts'

test('all lines from an entry to the end of the file, too far in, are one problem', async () => {
  const shifted = (text: string) => {
    const at = text.indexOf('    - label: Sortiment')
    const rest = text.slice(at).replace('\ntheme:', '\n# Die Farben\ntheme:')
    return text.slice(0, at) + rest.replace(/^(?=.)/gm, '  ')
  }
  expect(await problemsOf({ 'site.yaml': shifted })).toEqual(['content/site.yaml:38:7 indentation'])
})

/** From the line on that holds some words, everything stands further in. */
const movedFrom = (file: string, words: string, by: number) => () => {
  const lines = bakeryText(file).split('\n')
  const from = lines.findIndex((line) => line.includes(words))
  const margin = ' '.repeat(by)
  return lines.map((line, at) => (at >= from && line ? margin + line : line)).join('\n')
}

test.each([
  ['jobs.yaml', '- Öfen beschicken', 2, '6:7'],
  ['jobs.yaml', '- Öfen beschicken', 4, '6:9'],
  ['jobs.yaml', 'profile:', 2, '7:5'],
  ['portfolio.yaml', 'Gestapelt wird erst', 4, '28:11'],
])('of %s from the middle of an entry on: %s, %i columns', async (file, words, by, place) => {
  expect(await problemsOf({ [file]: movedFrom(file, words, by) })).toEqual([
    `content/${file}:${place} indentation`,
  ])
})

/** Some lines of a file, counted from 1, stand further in. */
const movedIn = (file: string, first: number, last: number, by: number) => () =>
  bakeryText(file)
    .split('\n')
    .map((line, at) => (at + 1 >= first && at + 1 <= last ? ' '.repeat(by) + line : line))
    .join('\n')

test.each([
  16, 18, 19, 24,
])('keys behind a group, moved into it, up to line %i, are one problem', async (last) => {
  expect(await problemsOf({ 'portfolio.yaml': movedIn('portfolio.yaml', 14, last, 2) })).toEqual([
    'content/portfolio.yaml:14:5 indentation',
  ])
})
