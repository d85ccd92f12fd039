import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { run } from '../tools/run.ts'
import { emptyFolder } from '../workspace.ts'

const gewerk = async (...args: string[]) =>
  run(await emptyFolder(), process.execPath, path.join(root, 'scripts/run.mjs'), 'gewerk', ...args)

test.each([
  [['check', '--folder', '/firma']],
  [['--folder', '/firma', 'check']],
  [['check', '--folder=/firma']],
  [['--folder=/firma', 'check']],
])('%j is about the folder that is named', async (args) => {
  const { exit, out, error } = await gewerk(...args)
  expect(out + error).toContain('Der Inhaltsordner /firma/content')
  expect(exit).toBe(2)
})

test.each([[['check', '--folder']], [['check', '--folder=']]])('%j lacks one', async (args) => {
  expect(await gewerk(...args)).toMatchObject({
    exit: 2,
    error: expect.stringContaining('Hinter --folder fehlt der Ordner.'),
  })
})

test('a folder that is named twice is refused', async () => {
  expect(await gewerk('check', '--folder', '/firma', '--folder=/andere')).toMatchObject({
    exit: 2,
    error: expect.stringContaining('--folder steht mehrmals da'),
  })
})
