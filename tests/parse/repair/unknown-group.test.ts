import { expect, test } from 'vitest'
import { compileWith, problemsOf, replace } from '../../workspace.ts'

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
