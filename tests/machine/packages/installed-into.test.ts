import path from 'node:path'
import { expect, test } from 'vitest'
import { installedInto } from '../../../scripts/machine/packages/installed-into.ts'

const PROJECT = path.resolve('/srv/firma')

test.each([
  ['npm', 'node_modules/gewerk'],
  ['pnpm', 'node_modules/.pnpm/gewerk@1.0.0/node_modules/gewerk'],
  ['Yarn', '.yarn/unplugged/gewerk-virtual-99fefa1ce2/node_modules/gewerk'],
])('what %s has installed belongs to the project around it', (_, place) => {
  expect(installedInto(path.join(PROJECT, place))).toBe(PROJECT)
})

test('what is not installed is its own project', () => {
  expect(installedInto(PROJECT)).toBe(PROJECT)
})
