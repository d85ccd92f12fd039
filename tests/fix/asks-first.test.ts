import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { call } from '../call.ts'
import { contentFolder, type Overrides, replace, siteOf } from '../workspace.ts'

/** A file as `check --fix` leaves it, where nobody is there to be asked. */
const after = async (file: string, overrides: Overrides, ...more: string[]): Promise<string> => {
  const folder = await contentFolder(overrides)
  await call(check, siteOf(folder), '--fix', ...more)
  return fs.readFile(path.join(folder, file), 'utf8')
}

const CONFLICT = `<<<<<<< HEAD
  title: Sauerteigbrot
=======
  title: Sauerteigbrot, wie es die Kollegin nennt
>>>>>>> kollegin
`

test.each([[[]], [['--yes']]])('of two versions in a conflict both stay %j', async (options) => {
  const text = await after(
    'services.yaml',
    { 'services.yaml': replace('  title: Sauerteigbrot\n', CONFLICT) },
    ...options,
  )
  expect(text).toContain(CONFLICT)
})

test.each([
  [
    'a colon in the text',
    'title: Sauerteigbrot',
    'title: Brot: gut  # Nur für uns',
    'title: "Brot: gut"  # Nur für uns',
  ],
  [
    'a fact in the text',
    'title: Sauerteigbrot',
    'title: {company.name} backt # intern',
    'title: "{company.name} backt" # intern',
  ],
  [
    'a sign before the text',
    'title: Sauerteigbrot',
    'title: @Brot # intern',
    'title: "@Brot" # intern',
  ],
])('a note stays a note, behind %s', async (_, right, wrong, mended) => {
  const text = await after('services.yaml', { 'services.yaml': replace(right, wrong) }, '--yes')
  expect(text).toContain(mended)
})

test('a blank before a colon is taken out', async () => {
  const overrides = { 'site.yaml': replace('founded: 1987', 'founded : 1987') }
  expect(await after('site.yaml', overrides)).toContain('\n  founded: 1987')
})
