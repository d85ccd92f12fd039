import { expect, test } from 'vitest'
import { fixed } from '../fix/fixed.ts'
import { bakeryText, problemsOf, replace } from '../workspace.ts'

test.each(['Alt-Text', 'alt-text', 'Alternativ-Text'])('%s is the name of alt', async (name) => {
  const wrong = replace('alt: Hohe', `${name}: Hohe`)
  expect(await problemsOf({ 'portfolio.yaml': wrong })).toEqual([
    'content/portfolio.yaml:13:5 unknown-key',
  ])
  expect(await fixed('portfolio.yaml', wrong)).toBe(bakeryText('portfolio.yaml'))
})
