import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/product-folder.ts'
import { run } from '../tools/run.ts'
import { emptyFolder } from '../workspace.ts'

const BLOCK = path.join(root, 'tests/fixtures/blocks/preisliste')

test.each([
  'process.exit(0)',
  'await new Promise(() => {})',
])('a block that keeps a command from its end is told: %s', async (line) => {
  const company = await emptyFolder()
  const block = path.join(company, 'blocks/preisliste')
  await fs.cp(BLOCK, block, { recursive: true })
  await fs.appendFile(path.join(block, 'schema.ts'), line)
  const program = path.join(root, 'scripts/run.mjs')
  const { exit, error } = await run(company, process.execPath, program, 'gewerk', 'check')
  expect(error).toContain('nicht zu Ende gekommen')
  expect(exit).toBe(2)
})
