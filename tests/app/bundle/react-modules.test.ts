import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { reactBuilds, reactModules } from '../../../scripts/app/bundle/react-modules.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

/** What a browser would get of a source, as text that it can import. */
const bundled = async (source: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      reactModules,
      {
        name: 'source',
        resolveId: (id) => (id === 'source' ? id : undefined),
        load: (id) => (id === 'source' ? source : undefined),
      },
    ],
    resolve: { alias: reactBuilds(ROOT) },
    build: {
      write: false,
      rolldownOptions: { input: 'source', preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}

const run = async (code: string) =>
  import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)

test('who takes one thing of React has the others not in the bundle', async () => {
  const code = await bundled("export { memo } from 'react'")
  const { memo } = await run(code)
  expect(memo(() => null)).toMatchObject({ $$typeof: Symbol.for('react.memo') })
  const whole = await bundled("export * from 'react'")
  expect(code.length).toBeLessThan(whole.length / 5)
})

test('all of React is there for who takes it whole', async () => {
  const { React, All } = await run(
    await bundled("export { default as React } from 'react'\nexport * as All from 'react'"),
  )
  const { default: whole, ...names } = All
  expect(whole).toBe(React)
  expect(React).toEqual(names)
  expect(React.Children.count([1, 2])).toBe(2)
})

test('the clock of the scheduler, which is chosen when it begins, runs', async () => {
  const { unstable_now } = await run(await bundled("export { unstable_now } from 'scheduler'"))
  expect(unstable_now()).toBeGreaterThanOrEqual(0)
})

test('what a build exports once, but within a condition or by the way, is declared', async () => {
  const { handler } = reactModules.transform as { handler: (code: string) => string }
  const { default: whole, ...names } = await run(
    handler('if (true) {\n  exports.within = 1;\n}\nexports.one = exports.other = 2;\n'),
  )
  expect(names).toEqual({ within: 1, one: 2, other: 2 })
  expect(whole).toEqual(names)
})
