import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { run } from '../tools/run.ts'
import { emptyFolder } from '../workspace.ts'

const BLOCK = path.join(root, 'tests/fixtures/blocks/preisliste')

/** Checks a company with a block to whose declaration something is added. */
const checkWith = async (line: string) => {
  const company = await emptyFolder()
  const block = path.join(company, 'blocks/preisliste')
  await fs.cp(BLOCK, block, { recursive: true })
  await fs.appendFile(path.join(block, 'schema.ts'), line)
  const program = path.join(root, 'scripts/run.mjs')
  return run(company, process.execPath, program, 'gewerk', 'check')
}

test.each([
  'process.exit(0)',
  'await new Promise(() => {})',
])('a block that keeps a command from its end is told: %s', async (line) => {
  const { exit, error } = await checkWith(line)
  expect(error).toContain('nicht zu Ende gekommen')
  expect(exit).toBe(2)
})

test.each([
  "setTimeout(() => { throw new Error('spät') }); await new Promise((go) => setTimeout(go, 1e6))",
  "Promise.reject(new Error('spät')); await new Promise((go) => setTimeout(go, 1e6))",
])('what a block throws when nobody waits for it is told with its place: %s', async (line) => {
  const { exit, error } = await checkWith(`\n${line}`)
  expect(error).toMatch(
    /^Der eigene Baustein blocks\/preisliste\/schema\.ts:\d+:\d+ ist gescheitert/,
  )
  expect(error).toContain('Error: spät')
  expect(error).not.toContain('declarations.js')
  expect(error).not.toContain('nicht zu Ende gekommen')
  expect(exit).toBe(2)
})
