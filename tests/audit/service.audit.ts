import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Hosting } from '../../scripts/hosts/hosting.ts'
import { inboxService } from '../../scripts/hosts/inbox-service.ts'
import { emptyFolder } from '../workspace.ts'
import { install } from './hosts/programs.ts'

const has = install({ 'systemd-analyze': 'systemd' })

const writeService = async (): Promise<string> => {
  const file = path.join(await emptyFolder(), 'gewerk-inbox.service')
  await fs.writeFile(file, inboxService({ url: 'https://www.beispiel.de' } as Hosting))
  return file
}

test.runIf(has)('systemd reads the service of the inbox, and finds it enclosed', async () => {
  const file = await writeService()
  const said = execFileSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  expect(said).toBe('')
  // From 0, safe, to 100; above it, systemd fails.
  const report = execFileSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=25', file],
    { encoding: 'utf8' },
  )
  expect(report).toMatch(/Overall exposure level .*: [0-2]\.\d OK/)
})
