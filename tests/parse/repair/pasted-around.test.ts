import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, compileWith } from '../../workspace.ts'

test.each([
  'services.yaml',
  'jobs.yaml',
  'stats.yaml',
  'values.yaml',
  'portfolio.yaml',
])('a sentence of an answer above the notes and entries of %s is to go', async (file) => {
  const pasted = (text: string) => `Hier ist die geänderte Datei:\n\n# Was wir bieten.\n\n${text}`
  const { problems } = await compileWith({ [file]: pasted })
  expect(problems.map(({ line, hint }) => [line, hint])).toEqual([
    [1, expect.stringMatching(/^Löschen Sie (?:die|diese) Zeile/)],
  ])
})

const NEWS = 'news/ofen.md'

test.each([
  ['jobs.yaml', 'yaml'],
  ['site.yaml', ''],
  ['pages/home.yaml', 'yaml'],
  [NEWS, 'markdown'],
])('the marks of a chat around %s are told once, and go', async (file, language) => {
  const framed = (text: string) => `\`\`\`${language}\n${text}\`\`\`\n`
  const { problems } = await compileWith({ [file]: framed })
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['code-fence', 1]])
  expect(await fixed(file, framed)).toBe(bakeryText(file))
})

test('an article that was pasted into its file twice is told as that, and stands there once again', async () => {
  const twice = (text: string) => text + text
  const { problems } = await compileWith({ [NEWS]: twice })
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['second-copy', 'Ab hier steht der ganze Beitrag ein zweites Mal in dieser Datei.'],
  ])
  expect(await fixed(NEWS, twice)).toBe(bakeryText(NEWS))
})

test('another article below the first is told, and left to people', async () => {
  const both = (text: string) => `${text}\n${bakeryText('news/erntebrot.md')}`
  const { problems } = await compileWith({ [NEWS]: both })
  expect(problems.map(({ code, repair }) => [code, repair])).toEqual([['second-copy', undefined]])
})
