import { expect, test } from 'vitest'
import { withoutExpected } from '../../scripts/deploy/ssh.ts'

const MADE = 'remote mkdir "/www": Failure'
const RENAMED = 'remote rename "/www/a.html.neu" to "/www/a.html": Failure'

test.each([
  [`${MADE}\n${RENAMED}`, RENAMED],
  [`${MADE}\r\n${RENAMED}`, RENAMED],
  [MADE, MADE],
  ['', ''],
])('what was to be expected stands before no fault: %j', (said, told) => {
  expect(withoutExpected(said, /^remote mkdir ".*": Failure$/)).toBe(told)
})
