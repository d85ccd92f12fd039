import { expect, test } from 'vitest'
import { bakeryText, problemsOf, replace } from '../workspace.ts'
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
