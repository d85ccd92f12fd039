import { expect, test } from 'vitest'
import { fixed } from '../../../../fix/fixed.ts'
import { bakeryText, problemsOf, replace } from '../../../../workspace.ts'

test.each([
  ['topics.yaml', '[keine, ein wenig, viele]', ']', '15:41'],
  ['site.yaml', '{ opens: "06:30", closes: "11:00" }', '}', '24:46'],
  ['pages/home.yaml', 'stats: [brote, torten]', ' ]', '18:28'],
])('a bracket too many at the end is one fault: %s %s', async (file, right, sign, at) => {
  const wrong = replace(right, right + sign)
  expect(await problemsOf({ [file]: wrong })).toEqual([`content/${file}:${at} surplus-bracket`])
  expect(await fixed(file, wrong)).toBe(bakeryText(file))
})

test('also before a comment, which stays', async () => {
  const list = '[keine, ein wenig, viele]'
  const text = await fixed('topics.yaml', replace(list, `${list}]  # vom Meister`))
  expect(text).toContain(`options: ${list}  # vom Meister\n`)
})
