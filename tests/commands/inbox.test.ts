import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inbox } from '../../scripts/commands/inbox.ts'
import { explainDiskFault } from '../../scripts/problem/explain-disk-fault.ts'
import { call } from '../call.ts'
import { contentFolder, emptyFolder, siteOf } from '../workspace.ts'

const FORM = 'form:\n  provider: inbox\n  processor: Backhaus\n  days: 30\n'

test('where there is no content, it says so as every command does', async () => {
  const content = path.join(await emptyFolder(), 'content')
  const { exit, error } = await call(inbox, siteOf(content))
  expect(exit).toBe(2)
  expect(error).toContain(`Der Inhaltsordner ${content} lässt sich nicht lesen.`)
})

test('where no message can be stored, it does not begin to take any', async () => {
  const content = await contentFolder({
    'site.yaml': (text: string) => text.replace(/^form:\n(?: .*\n)+/m, FORM),
  })
  const file = path.join(await emptyFolder(), 'datei')
  await fs.writeFile(file, '')
  vi.stubEnv('INBOX_DIR', path.join(file, 'anfragen'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const thrown = await call(inbox, siteOf(content)).catch((error) => error)
  expect(explainDiskFault(thrown)).toContain(`liegt eine Datei (${file}).`)
})
