import { expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test.each([
  '6.30',
  '6:30',
])('a time without quotation marks gets them, as its hint shows: %s', async (time) => {
  const broken = replace('opens: "06:30"', `opens: ${time}`)
  expect(await fixed('site.yaml', broken)).toContain('opens: "06:30", closes: "11:00"')
})
