import { expect, test } from 'vitest'
import { compileWith } from '../../workspace.ts'

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
