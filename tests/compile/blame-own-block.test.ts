import { promises as fs } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { blamingOwnBlock } from '../../scripts/compile/blame-own-block.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { WrongUsage } from '../../scripts/machine/wrong-usage.ts'
import { productWith } from '../../scripts/product/product.ts'
import { defineBlock, text, z } from '../../src/public/blocks.ts'
import { bakeryText, contentFolder, emptyFolder, siteOf } from '../workspace.ts'

/** Compiles a page that has the block `crew`. */
const compileWith = async (block: ReturnType<typeof defineBlock>) => {
  const page = `${bakeryText('pages/home.yaml').trimEnd()}\n  - type: crew\n    title: Wir\n`
  const content = await contentFolder({ 'pages/home.yaml': page })
  return compile({ ...siteOf(content), ...productWith([block]) })
}

const crew = defineBlock(
  'crew',
  { name: 'Crew', purpose: 'Wer hier arbeitet.' },
  { title: text() },
  {
    faults: () => {
      throw new TypeError('x is not a function')
    },
  },
)

test('what fails in a block of a company is told as its own, and not as a fault of the program', async () => {
  const compiling = compileWith(crew)
  await expect(compiling).rejects.toThrow(WrongUsage)
  await expect(compiling).rejects.toThrow(
    'In der Datei blocks/crew/schema.ts ist gescheitert, was hinter faults steht:\n\n  TypeError: x is not a function',
  )
})

test.each([
  [undefined],
  ['zu viele'],
  [[{ path: ['rows'] }]],
  [[{ path: ['rows'], fault: { code: 'too-many', message: 'Zu viele.' } }]],
])('what faults returns and is no list of faults is told as the block’s: %j', (found) => {
  const list = defineBlock('liste', crew.words, {}, { faults: () => found as never })
  const parse = () =>
    blamingOwnBlock('content/pages/home.yaml', () => list.schema.safeParse({ type: 'liste' }))
  expect(parse).toThrow('In der Datei blocks/liste/schema.ts ist gescheitert, was hinter faults')
})

test('a rule that does not come to an end is told with the file that it judges', () => {
  const error = Object.assign(new Error(), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
  const judge = () =>
    blamingOwnBlock('content/pages/home.yaml', () => {
      throw error
    })
  expect(judge).toThrow(WrongUsage)
  expect(judge).toThrow('noch nicht damit fertig, die Datei content/pages/home.yaml zu prüfen')
})

test.each([
  ['refine', (fail: () => never) => z.string().refine(fail)],
  ['transform', (fail: () => never) => z.string().transform(fail)],
])('what %s calls is code of the block as well', async (_, titleWith) => {
  const file = path.join(await emptyFolder(), '.gewerk/blocks/1f9d055d/declarations.js')
  await fs.mkdir(path.dirname(file), { recursive: true })
  const sources = ['../../../blocks/crew/schema.ts']
  // The first sign of the compiled file is the first of the third line of the source.
  const map = { version: 3, sources, names: [], mappings: 'AAEA' }
  await fs.writeFile(`${file}.map`, JSON.stringify(map))
  const error = new TypeError('x is undefined')
  error.stack = `TypeError: x is undefined\n    at ${pathToFileURL(file).href}:1:1\n    at safeParse (file:///gewerk.js:1:1)`
  const fail = (): never => {
    throw error
  }
  const block = defineBlock('crew', crew.words, { title: titleWith(fail) })
  await expect(compileWith(block)).rejects.toThrow(
    'Der eigene Baustein blocks/crew/schema.ts:3:1 ist beim Lesen der Datei content/pages/home.yaml gescheitert:\n\n  TypeError: x is undefined',
  )
})
