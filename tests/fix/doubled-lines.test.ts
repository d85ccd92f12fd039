import { expect, test } from 'vitest'
import { bakeryText, problemsOf, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test.each([
  ['begins a group', 'site.yaml', 'header:\n'],
  ['begins a list', 'site.yaml', '  navigation:\n'],
  ['begins an entry', 'site.yaml', '    - label: Sortiment\n'],
  ['begins an entry of a whole file', 'jobs.yaml', '- id: baecker\n'],
  ['begins an entry that needs but two lines more', 'stats.yaml', '- id: brote\n'],
])('of a line that stands there twice and %s, one goes', async (_, file, line) => {
  expect(await fixed(file, replace(line, line + line))).toBe(bakeryText(file))
})

test('of a line that stands there twice and begins a text, one goes', async () => {
  const [line, text] = ['  description: |-\n', '    Was es wann gibt.\n']
  const written = replace('  description: Was es wann gibt.\n', line + line + text)
  expect(await fixed('pages/sortiment.yaml', written)).toContain(`Sortiment\n${line}${text}`)
})

test('a text that stands there twice does not become the end of the one above it', async () => {
  const former = '  description: >-\n    Sie führen den Sauerteig\n    und stehen am Ofen.\n'
  const line = '  description: Sie führen den Sauerteig und stehen am Ofen.\n'
  const written = replace(line, `${former}  description: >-\n    Sie stehen am Ofen.\n`)
  expect(await fixed('jobs.yaml', written)).toBe(written(bakeryText('jobs.yaml')))
  expect(await problemsOf({ 'jobs.yaml': written })).toEqual([
    'content/jobs.yaml:6:3 duplicate-key',
  ])
})

const DOUBLED = '    title: Früh aufstehen\n    title: Gern aufstehen\n'

test('a name that stands twice, line below line, begins no new block', async () => {
  const written = replace('    title: Früh aufstehen\n', DOUBLED)
  expect(await problemsOf({ 'pages/sortiment.yaml': written })).toEqual([
    'content/pages/sortiment.yaml:27:5 duplicate-key',
  ])
})

test('nor does it below the name of its kind', async () => {
  const hero = '  - type: hero\n    title: Brot braucht Zeit\n'
  const written = replace(hero, `${hero}    title: Brot braucht Zeit\n`)
  expect(await fixed('pages/home.yaml', written)).toBe(bakeryText('pages/home.yaml'))
})

test('a name that stands twice does not become one that its value is nothing for', async () => {
  const written = replace('  date: 2025-06\n', '  location: Etwas anderes\n')
  expect(await fixed('portfolio.yaml', written)).not.toContain('date: Etwas anderes')
  expect(await problemsOf({ 'portfolio.yaml': written })).toEqual([
    'content/portfolio.yaml:1:3 missing-key',
    'content/portfolio.yaml:6:3 duplicate-key',
  ])
})

test('the name of a list that stands twice does not go into the text above it', async () => {
  const line = '  description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.\n'
  const folded =
    '  description: >-\n    Roggen, Wasser und Salz,\n    sechsunddreißig Stunden Zeit.\n'
  const written = (text: string) =>
    replace('    - "Kruste', '  features:\n    - "Kruste')(replace(line, folded)(text))
  expect(await fixed('services.yaml', written)).toBe(written(bakeryText('services.yaml')))
  expect(await problemsOf({ 'services.yaml': written })).toEqual([
    'content/services.yaml:8:3 duplicate-key',
  ])
})
