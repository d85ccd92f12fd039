import { expect, test } from 'vitest'
import { runProgram } from '../../scripts/deploy/ssh.ts'
import { emptyFolder } from '../workspace.ts'

const MADE = 'remote mkdir "/www": Failure'
const RENAMED = 'remote rename "/www/a.html.neu" to "/www/a.html": Failure'

test.each([
  [`${MADE}\n${RENAMED}`, RENAMED],
  [`${MADE}\r\n${RENAMED}`, RENAMED],
  [MADE, MADE],
  ['', 'exit code 3'],
])('what was to be expected stands before no fault: %j', async (said, told) => {
  const script = `process.stderr.write(${JSON.stringify(said)}); process.exitCode = 3`
  const ran = runProgram(process.execPath, ['-e', script], {
    folder: await emptyFolder(),
    secrets: {},
    expected: /^remote mkdir ".*": Failure$/,
  })
  await expect(ran).rejects.toMatchObject({ ended: { code: 3, said: told } })
})
