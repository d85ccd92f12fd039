import path from 'node:path'
import { expect, test } from 'vitest'
import { usageOf } from '../../scripts/commands/usage.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { run } from '../tools/run.ts'
import { emptyFolder } from '../workspace.ts'

const gewerk = async (...args: string[]) =>
  run(await emptyFolder(), process.execPath, path.join(root, 'scripts/run.mjs'), 'gewerk', ...args)

test.each([
  ['start', ['PORT=']],
  ['dev', ['PORT=']],
  ['build', ['OUT_DIR=']],
  ['inbox', ['INBOX_DIR', 'INBOX_PASSWORD', 'SMTP_URL', 'PORT']],
])('who looks for options of %s reads of its settings', (command, settings) => {
  for (const setting of settings) expect(usageOf(command)).toContain(setting)
})

test.each([
  [
    ['help', 'check'],
    ['check', '--help'],
  ],
  [
    ['--help', 'check'],
    ['check', '--help'],
  ],
  [
    ['help', 'new', 'site'],
    ['new', 'site', '--help'],
  ],
])('%j says the same as %j', async (args, others) => {
  expect(await gewerk(...args)).toMatchObject({ exit: 0, out: (await gewerk(...others)).out })
})

test.each([
  [['help']],
  [['--help']],
  [['help', '--help']],
])('%j names all commands', async (args) => {
  expect((await gewerk(...args)).out).toContain('gewerk doctor')
})

test('a command that is not there has no help', async () => {
  expect(await gewerk('help', 'chekc')).toMatchObject({
    exit: 2,
    error: expect.stringContaining('Meinten Sie check?'),
  })
})
