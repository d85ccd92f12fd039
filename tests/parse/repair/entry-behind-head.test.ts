import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, problemsOf, replace } from '../../workspace.ts'

test.each([
  ['site.yaml', 'hours:\n    - days: [tuesday', '17:10'],
  ['pages/kontakt.yaml', 'rows:\n      - label: Registergericht', '42:11'],
  ['portfolio.yaml', 'facts:\n    - label: Gewicht', '15:10'],
])('the first group of a list behind its head is one fault: %s %j', async (file, right, at) => {
  const wrong = replace(right, right.replace(/\n\s*/, ' '))
  expect(await problemsOf({ [file]: wrong })).toEqual([`content/${file}:${at} joined-key`])
  expect(await fixed(file, wrong)).toBe(bakeryText(file))
})

test('the mark of a placeholder stays behind the head', async () => {
  const marked = replace('hours:\n', 'hours: !platzhalter\n')
  const wrong = replace('hours:\n    - days: [tuesday', 'hours: !platzhalter - days: [tuesday')
  expect(await problemsOf({ 'site.yaml': wrong })).toEqual([
    'content/site.yaml:17:10 placeholder',
    'content/site.yaml:17:23 joined-key',
  ])
  expect(await fixed('site.yaml', wrong)).toBe(marked(bakeryText('site.yaml')))
})
