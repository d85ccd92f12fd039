import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { call } from '../call.ts'
import { BAKERY, contentFolder, replace, siteOf } from '../workspace.ts'

test.each([
  [],
  ['--release'],
])('the last error is mended, whatever comes to light then %s', async (...more) => {
  const spare = new Uint8Array(await fs.readFile(path.join(BAKERY, 'media/beispiel.svg')))
  const broken = replace('  holidays: BB', '  Holidays: BB')
  const pictures = { 'media/spare.svg': spare, 'media/other.svg': spare }
  const folder = await contentFolder({ ...pictures, 'site.yaml': broken })
  await call(check, siteOf(folder), '--fix', '--yes', ...more)
  expect(await fs.readFile(path.join(folder, 'site.yaml'), 'utf8')).toContain('  holidays: BB')
})
