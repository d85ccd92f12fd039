import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { listFiles } from '../../scripts/read/list-files.ts'
import { emptyFolder } from '../workspace.ts'

const PROGRAM = `
import { listFiles } from './scripts/read/list-files.ts'
console.log((await listFiles(process.argv[1])).map(({ name }) => name).join())
`

test('the order of files is that of a German register, whatever language the machine speaks', async () => {
  const folder = await emptyFolder()
  for (const name of ['zug.md', 'aachen.md', 'änderung.md', 'Bau.md', 'anfang.md'])
    await fs.writeFile(path.join(folder, name), '')
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM, folder]
  const listed = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'da_DK.UTF-8' },
  })
  expect(listed.trim()).toBe('aachen.md,änderung.md,anfang.md,Bau.md,zug.md')
})

test('a file comes before its copies, as of two that are the same the second is told', async () => {
  const folder = await emptyFolder()
  const names = ['bad.yaml', 'bad - Kopie.yaml', 'bad (2).yaml', 'bad-kopie.yaml', 'bad_alt.yaml']
  for (const name of names) await fs.writeFile(path.join(folder, name), '')
  const [first] = await listFiles(folder)
  expect(first?.name).toBe('bad.yaml')
})
