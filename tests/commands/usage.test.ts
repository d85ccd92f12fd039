import { expect, test } from 'vitest'
import { usageOf } from '../../scripts/commands/usage.ts'

test.each([
  ['start', ['PORT=']],
  ['dev', ['PORT=']],
  ['build', ['OUT_DIR=']],
  ['inbox', ['INBOX_DIR', 'INBOX_PASSWORD', 'SMTP_URL', 'PORT']],
])('who looks for options of %s reads of its settings', (command, settings) => {
  for (const setting of settings) expect(usageOf(command)).toContain(setting)
})
