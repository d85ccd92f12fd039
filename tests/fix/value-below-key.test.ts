import { expect, test } from 'vitest'
import { bakeryText, problemsOf, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test.each([
  ['a year', 'site.yaml', '  founded: 1987', '  founded:\n  1987'],
  ['a day', 'jobs.yaml', '  validThrough: 2026-12-24', '  validThrough:\n  2026-12-24'],
  ['a word', 'jobs.yaml', '  start: sofort', '  start:\n  sofort'],
  ['a name', 'site.yaml', '  city: Senftenberg', '  city:\n  Senftenberg'],
  ['a text in quotation marks', 'site.yaml', ': "01968"', ':\n  "01968"'],
  ['several in brackets', 'pages/home.yaml', ': [brote, torten]', ':\n    [brote, torten]'],
])('%s right below its key stands behind it again', async (_, file, right, wrong) => {
  expect(await problemsOf({ [file]: replace(right, wrong) })).toHaveLength(1)
  expect(await fixed(file, replace(right, wrong))).toBe(bakeryText(file))
})
