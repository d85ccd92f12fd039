import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { bakeryText, compileWith, replace } from '../../../workspace.ts'

test.each([
  '+49 3573 000000',
  '03573 000000',
])('the mark of a sample stays one before %s', async (typed) => {
  const wrong = replace('phone: "+49 3573 000000"', `phone: "!platzhalter ${typed}"`)
  const { problems } = await compileWith({ 'site.yaml': wrong })
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Schreiben Sie: phone: !platzhalter "+49 3573 000000"',
  ])
  expect(await fixed('site.yaml', wrong)).toBe(wrong(bakeryText('site.yaml')))
})
