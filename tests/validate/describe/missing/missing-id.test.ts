import { expect, test } from 'vitest'
import { compileWith, type Overrides, replace } from '../../../workspace.ts'

const hintsOf = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems
    .filter(({ code }) => code === 'missing-key' || code === 'empty-value')
    .map(({ hint }) => hint)

test.each<[string, string, string, string]>([
  [
    'news/erntebrot.md',
    'id: erntebrot\n',
    '',
    'Ergänzen Sie ganz am Rand eine Zeile id: erntebrot',
  ],
  ['news/erntebrot.md', 'id: erntebrot', 'id:', 'Tragen Sie einen Wert ein: id: erntebrot'],
  [
    'jobs.yaml',
    '- id: baecker\n ',
    '-',
    'Ergänzen Sie eine Zeile id: baeckerin-oder-baecker-m-w-d',
  ],
  [
    'values.yaml',
    '- id: zeit\n  title: Zeit',
    '- title: "2027"',
    'Ergänzen Sie eine Zeile id: "2027"',
  ],
  [
    'categories.yaml',
    '- id: hochzeit\n  label: Hochzeit\n',
    '- { label: Hochzeit }\n',
    'Ergänzen Sie sie zwischen den Klammern: { label: Hochzeit, id: hochzeit }',
  ],
])('an id that is missing is said whole: %s, %s', async (file, from, to, hint) => {
  expect(await hintsOf({ [file]: replace(from, to) })).toEqual([hint])
})

test('where nothing names the entry, its id is left to who writes it', async () => {
  const hints = await hintsOf({
    'categories.yaml': replace('- id: hochzeit\n  label: Hochzeit', '- label: "!"'),
  })
  expect(hints).toEqual(['Ergänzen Sie eine Zeile id: …'])
})
