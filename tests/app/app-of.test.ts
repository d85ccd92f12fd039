import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isWhole } from '../../scripts/app/app.ts'
import { appOf, stateOfApp } from '../../scripts/app/app-of.ts'
import { NoCompiler } from '../../scripts/app/load-compiler.ts'
import { systemBlocks } from '../../scripts/app/system-blocks.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { emptyFolder } from '../workspace.ts'

test('an app is another one with every block of a company, and with every package that it installs', async () => {
  const company = await emptyFolder()
  const save = async (name: string, text: string) => {
    const file = path.join(company, name)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, text)
    return stateOfApp({ root, blockFolders: [systemBlocks, path.join(company, 'blocks')] })
  }
  const states = [
    await save('blocks/preisliste/schema.ts', 'one'),
    await save('blocks/preisliste/schema.ts', 'another'),
    await save('node_modules/.package-lock.json', 'react 19.2'),
    await save('node_modules/.package-lock.json', 'react 19.3'),
  ]
  expect(new Set(states).size).toBe(4)
  expect(await save('content/site.yaml', 'url')).toBe(states[3])
})

/** A company's folder, and the state of the app with its blocks. */
const openCompany = async (folder: string) => {
  const blocks = path.join(folder, 'blocks')
  const save = async (name: string, text: string) => {
    const file = path.join(folder, name)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, text)
    return file
  }
  await save('blocks/preisliste/schema.ts', 'one')
  return { save, state: () => stateOfApp({ root, blockFolders: [systemBlocks, blocks] }) }
}

test('it is another one where a block has other bytes, and nothing else has changed of the file', async () => {
  const { save, state } = await openCompany(await emptyFolder())
  const then = new Date('2026-01-01')
  const states: string[] = []
  for (const text of ['one', 'two']) {
    await fs.utimes(await save('blocks/preisliste/schema.ts', text), then, then)
    states.push(await state())
  }
  expect(states[0]).not.toBe(states[1])
})

test.each([
  'tsconfig.json',
  'package.json',
])('it is another one where the compiler is told otherwise, in %s', async (name) => {
  const { save, state } = await openCompany(await emptyFolder())
  const before = await state()
  await save(name, '{}')
  expect(await state()).not.toBe(before)
})

test('it is another one where something is installed for several companies, in a folder above', async () => {
  const above = await emptyFolder()
  const { state } = await openCompany(path.join(above, 'sites/a'))
  const before = await state()
  await fs.mkdir(path.join(above, 'node_modules'))
  await fs.writeFile(path.join(above, 'node_modules/.package-lock.json'), 'react 19.3')
  expect(await state()).not.toBe(before)
})

test('an app of which a file is gone is none', async () => {
  const folder = await emptyFolder()
  await fs.writeFile(path.join(folder, 'app.json'), JSON.stringify({ files: ['client/a.js'] }))
  expect(await isWhole(folder)).toBe(false)
  await fs.mkdir(path.join(folder, 'client'))
  await fs.writeFile(path.join(folder, 'client/a.js'), '')
  expect(await isWhole(folder)).toBe(true)
})

test('what is saved in a block while an app is compiled, is not taken for what it was compiled from', async () => {
  const folder = await emptyFolder()
  const ownBlocks = path.join(folder, 'blocks')
  const cache = path.join(folder, '.gewerk')
  await fs.cp(path.join(root, 'tests/fixtures/blocks'), ownBlocks, { recursive: true })
  const component = path.join(ownBlocks, 'preisliste/Preisliste.tsx')
  const { readFile } = fs
  let isSaved = false
  vi.spyOn(fs, 'readFile').mockImplementation(async (...args) => {
    const held = await readFile(...args)
    if (args[0] === component && !isSaved) {
      isSaved = true
      await fs.appendFile(component, '// Mehr')
    }
    return held
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await appOf({ cache, ownBlocks })
  const now = await stateOfApp({ root, blockFolders: [systemBlocks, ownBlocks] })
  expect(await fs.readdir(path.join(cache, 'app'))).toEqual([now])
})

/** A block that shows a part of another one, from that one's component. */
const usingOther = (name: string, part: string, other: string) => `
import { of${other} } from '../${other.toLowerCase()}/${other}.tsx'
export const of${name} = () => '${part}'
export const ${name} = () => <p>{of${other}()}</p>`

test('two blocks whose components import one another are compiled', async () => {
  const folder = await emptyFolder()
  const ownBlocks = path.join(folder, 'blocks')
  for (const [name, other] of [
    ['Reiter', 'Regler'],
    ['Regler', 'Reiter'],
  ] as const) {
    const block = path.join(ownBlocks, name.toLowerCase())
    await fs.mkdir(block, { recursive: true })
    await fs.writeFile(
      path.join(block, 'schema.ts'),
      `import { defineBlock } from 'gewerk/blocks'
export const block = defineBlock('${name.toLowerCase()}', { name: 'Teil', purpose: 'Zeigt.' }, {})`,
    )
    await fs.writeFile(path.join(block, `${name}.tsx`), usingOther(name, `Teil von ${name}`, other))
  }
  const { blocks, client } = await appOf({ cache: path.join(folder, '.gewerk'), ownBlocks })
  expect(blocks.reiter?.[0]).toMatch(/^\/assets\/.+\.js$/)
  expect(blocks.reiter).toEqual(blocks.regler)
  expect((await fs.readdir(client)).toSorted()).toEqual(['assets', 'licences.txt'])
})

test('where React is not installed beside the compiler, the command that installs it is told', async () => {
  const folder = await emptyFolder()
  const missing = Object.assign(new Error('react'), { code: 'MODULE_NOT_FOUND' })
  vi.doMock('../../scripts/app/bundle/compile-app.ts', () => ({
    compileApp: () => Promise.reject(missing),
  }))
  onTestFinished(() => vi.doUnmock('../../scripts/app/bundle/compile-app.ts'))
  const ownBlocks = path.join(folder, 'blocks')
  await fs.mkdir(ownBlocks)
  await expect(appOf({ cache: path.join(folder, '.gewerk'), ownBlocks })).rejects.toThrow(
    NoCompiler,
  )
})
