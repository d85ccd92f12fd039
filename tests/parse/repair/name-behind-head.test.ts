import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, problemsOf, replace } from '../../workspace.ts'

test.each([
  ['portfolio.yaml', 'image:\n    src: beispiel.svg\n    alt: Hohe', '11:10'],
  ['portfolio.yaml', 'cost:\n    from: 400', '8:9'],
  ['site.yaml', 'contact:\n    label: Torte bestellen', '40:12'],
  ['pages/home.yaml', 'picture:\n      src: beispiel.svg', '13:14'],
])('what a group lacks goes below its head when it stands behind it: %s %j', async (file, right, at) => {
  const wrong = replace(right, right.replace(/\n\s*\w+:/, ''))
  expect(await problemsOf({ [file]: wrong })).toEqual([`content/${file}:${at} joined-key`])
  expect(await fixed(file, wrong)).toBe(bakeryText(file))
})
