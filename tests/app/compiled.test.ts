import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Compiling, compiled } from '../../scripts/app/compiled.ts'
import { emptyFolder } from '../workspace.ts'

test('an app that another process has compiled meanwhile stays: somebody may be reading it', async () => {
  const parent = await emptyFolder()
  const compiling = (compileInto: Compiling['compileInto']): Compiling => ({
    stateOf: async () => 'c0ffee',
    isWhole: async (folder) => existsSync(path.join(folder, 'app.json')),
    compileInto,
  })
  const write = async (folder: string, text: string) => {
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(path.join(folder, 'app.json'), text)
  }
  const folder = await compiled(
    parent,
    compiling(async (unfinished) => {
      await write(unfinished, 'ours')
      await write(path.join(parent, 'c0ffee'), 'theirs')
    }),
  )
  expect(await fs.readFile(path.join(folder, 'app.json'), 'utf8')).toBe('theirs')
  expect(await fs.readdir(parent)).toEqual(['c0ffee'])
  await fs.rename(path.join(folder, 'app.json'), path.join(folder, 'app.jsom'))
  await compiled(
    parent,
    compiling((unfinished) => write(unfinished, 'again')),
  )
  expect(await fs.readFile(path.join(folder, 'app.json'), 'utf8')).toBe('again')
})
