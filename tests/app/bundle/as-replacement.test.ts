import { promises as fs } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { asReplacement } from '../../../scripts/app/bundle/as-replacement.ts'
import { emptyFolder } from '../../workspace.ts'

test.each([
  '$HOME',
  'a$1',
  '$$',
  '$&',
])('modules are found below a folder called %s', async (name) => {
  const folder = path.join(await emptyFolder(), name)
  await fs.mkdir(folder)
  await fs.writeFile(path.join(folder, 'blocks.js'), 'export default "found"')
  await fs.writeFile(path.join(folder, 'start.js'), 'export { default } from "ours/blocks"')
  const replacement = path.join(asReplacement(folder), '$1.js')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    resolve: { alias: [{ find: /^ours\/(blocks)$/, replacement }] },
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(folder, 'start.js'),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  expect(output[0].code).toContain('found')
})
