import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { handbookFolder } from '../../scripts/handbook/handbook-folder.ts'

const page = await fs.readFile(path.join(handbookFolder, 'veroeffentlichen.md'), 'utf8')

test('a server reads its certificate again when certbot has renewed it', () => {
  // By itself, certbot tells only the servers whose configuration it has changed.
  const calls = page.match(/^certbot certonly .*$/gm)
  expect(calls).toHaveLength(1)
  for (const call of calls ?? []) expect(call).toContain('--deploy-hook "systemctl reload nginx"')
})
