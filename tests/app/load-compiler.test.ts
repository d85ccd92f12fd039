import { expect, test } from 'vitest'
import { loadCompiler, NoCompiler } from '../../scripts/app/load-compiler.ts'

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
