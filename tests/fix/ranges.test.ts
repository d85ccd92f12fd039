import { expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

const PAY = '{ from: 14.5, to: 16, per: hour }'

test('of two numbers in the place of one, each gets its key, whatever stands between them', async () => {
  const written = replace(PAY, '{ from: 15 bis 17, per: hour }')
  expect(await fixed('jobs.yaml', written)).toContain('  pay: { from: 15, to: 17, per: hour }\n')
})

test('each gets a line of its own where the group has lines', async () => {
  const written = replace(PAY, '\n    from: 15 bis 17\n    per: hour')
  expect(await fixed('jobs.yaml', written)).toContain('    from: 15\n    to: 17\n    per: hour\n')
})
