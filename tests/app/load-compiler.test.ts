import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadCompiler, NoCompiler } from '../../scripts/app/load-compiler.ts'
import { emptyFolder } from '../workspace.ts'

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('vite'), { code }))

test.each([
  ['Node', 'ERR_MODULE_NOT_FOUND'],
  ['Yarn without node_modules', 'MODULE_NOT_FOUND'],
])('that there is no compiler is told, as %s finds it', async (_, code) => {
  await expect(loadCompiler(failing(code))).rejects.toThrow(NoCompiler)
})

test('whatever else fails while it is loaded is a fault of its own', async () => {
  await expect(loadCompiler(failing('EACCES'))).rejects.toThrow('vite')
})

test('an older React is told with the command that installs the right one', async () => {
  const root = await emptyFolder()
  for (const name of ['react', 'react-dom']) {
    const folder = path.join(root, 'node_modules', name)
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(path.join(folder, 'package.json'), '{ "version": "18.3.1" }')
  }
  const loading = loadCompiler(() => Promise.resolve('compiler'), root)
  await expect(loading).rejects.toThrow(NoCompiler)
  await expect(loading).rejects.toThrow(
    /Installiert ist React 18\.3\.1; eigene Bausteine brauchen React 19\.[\s\S]+ react@19 react-dom@19/,
  )
  await expect(loadCompiler(() => Promise.resolve('compiler'))).resolves.toBe('compiler')
})
