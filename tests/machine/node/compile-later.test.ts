import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { engines } from '../../../package.json'
import { compileLater } from '../../../scripts/machine/node/compile-later.ts'

test('every Node that the package is for has a flag', () => {
  const versions = engines.node.match(/\d+\.\d+\.\d+/g) ?? []
  expect(versions).toHaveLength(3)
  for (const version of versions) expect(compileLater(version)).toMatch(/^--/)
})

test('this Node knows the flag that it gets', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const [name] = compileLater(process.versions.node)?.split('=') ?? []
  expect(known).toContain(`${name} (`)
})

test('a Node that nobody knows yet gets none, of which it might complain', () => {
  expect(compileLater('99.0.0')).toBeUndefined()
})
