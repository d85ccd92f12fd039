import { expect, test } from 'vitest'
import { bakeryText, problemsOf, replace, wordsOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

test('the first entry of a list that went up past its name goes down again', async () => {
  const written = replace('  tasks:\n    - Teige ansetzen\n', '    - Teige ansetzen\n  tasks:\n')
  expect(await problemsOf({ 'jobs.yaml': written })).toEqual([
    'content/jobs.yaml:4:5 entry-above-list',
  ])
  expect(await fixed('jobs.yaml', written)).toBe(bakeryText('jobs.yaml'))
})

test('an entry below a text without a list does not become its second line', async () => {
  const written = replace('  label: Backkurs\n', '  label: Backkurs\n    - Teige\n')
  expect(await fixed('topics.yaml', written)).not.toContain('label: |-')
})

test('an entry between the names of a group is told, and moves nothing', async () => {
  const written = replace(
    '    - days: [saturday]\n',
    '    - days: [saturday]\n      - Sonntag nach Vereinbarung\n',
  )
  const words = await wordsOf({ 'site.yaml': written })
  expect(words.map((each) => each.split(': ', 1)[0])).toEqual(['Diese Zeile gehört zu nichts'])
  expect(words[0]).toMatch(/: # Sonntag nach Vereinbarung$/)
  expect(await fixed('site.yaml', written)).toBe(written(bakeryText('site.yaml')))
})
