import { expect, test } from 'vitest'
import { bakeryText, compileWith, problemsOf, replace } from '../../workspace.ts'

/** The timeline of a project under another name, and its entries maybe under others as well. */
const timelineAs =
  (name: string, ...entries: [string, string][]) =>
  (text: string): string =>
    entries.reduce(
      (changed, [from, to]) => changed.replaceAll(`${from}:`, `${to}:`),
      replace('  timeline:\n    - period: Montag', `  ${name}:\n    - period: Montag`)(text),
    )

test('a list under a name that nobody knows is the one that has the same names in it', async () => {
  const { problems } = await compileWith({ 'portfolio.yaml': timelineAs('ablauf') })
  expect(problems).toMatchObject([{ code: 'unknown-key', hint: 'Meinten Sie `timeline`?' }])
})

test('what stands below a name that nobody knows is not moved out of it', async () => {
  const strange = timelineAs('ablauf', ['    - period', '    - zeitraum'])
  const found = await problemsOf({ 'portfolio.yaml': strange })
  expect(found.filter((problem) => /indentation|missing-key/.test(problem))).toEqual([])
})

test.each([
  ['groups', 'preis:\n  ab: 3\nbezahlen:\n  karte: ja\n', 'bezahlen:'],
  ['lists', 'marken:\n  - roggen\nsorten:\n  - dinkel\n', 'sorten:'],
])('%s under names that nobody knows stay beside each other', async (_, parts, second) => {
  const after = (text: string) => `${text}\n${parts}`
  const text = after(bakeryText('pages/home.yaml'))
  const lineOf = (key: string) => text.slice(0, text.indexOf(`\n${key}`)).split('\n').length + 1
  const found = await compileWith({ 'pages/home.yaml': after })
  const own = found.problems.filter(({ file }) => file === 'content/pages/home.yaml')
  expect(own).toMatchObject([
    { code: 'unknown-key', line: lineOf(parts.slice(0, parts.indexOf('\n'))) },
    { code: 'unknown-key', line: lineOf(second) },
  ])
})
