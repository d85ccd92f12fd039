// @module-tag long
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { run } from '../tools/run.ts'
import { emptyFolder } from '../workspace.ts'

/** What `tsc --init` switches on besides, or other repositories have on: our sources are judged by it as well. */
const STRICTER = {
  exactOptionalPropertyTypes: true,
  erasableSyntaxOnly: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  verbatimModuleSyntax: true,
}

test('types hold for a company’s blocks under settings that are stricter than those of own-blocks.md', async () => {
  const document = await fs.readFile(path.join(root, 'docs/own-blocks.md'), 'utf8')
  const { compilerOptions } = JSON.parse(/```json\n([\s\S]*?)```/.exec(document)?.[1] ?? '')
  const project = path.join(await emptyFolder(), 'tsconfig.json')
  const include = [path.join(root, 'tests/fixtures/blocks')]
  const options = { ...compilerOptions, ...STRICTER }
  await fs.writeFile(project, JSON.stringify({ compilerOptions: options, include }))
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  expect(await run(root, process.execPath, tsc, '-p', project)).toEqual({
    exit: 0,
    out: '',
    error: '',
  })
})
