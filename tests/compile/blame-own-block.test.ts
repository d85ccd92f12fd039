import { expect, test } from 'vitest'
import { blamingOwnBlock } from '../../scripts/compile/blame-own-block.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { WrongUsage } from '../../scripts/machine/wrong-usage.ts'
import { productWith } from '../../scripts/product/product.ts'
import { defineBlock, text } from '../../src/public/blocks.ts'
import { bakeryText, contentFolder, siteOf } from '../workspace.ts'

const team = defineBlock(
  'team',
  { name: 'Team', purpose: 'Wer hier arbeitet.' },
  { title: text() },
  {
    faults: () => {
      throw new TypeError('x is not a function')
    },
  },
)

test('what fails in a block of a company is told as its own, and not as a fault of the program', async () => {
  const page = `${bakeryText('pages/home.yaml').trimEnd()}\n  - type: team\n    title: Wir\n`
  const content = await contentFolder({ 'pages/home.yaml': page })
  const compiling = compile({ ...siteOf(content), ...productWith([team]) })
  await expect(compiling).rejects.toThrow(WrongUsage)
  await expect(compiling).rejects.toThrow(
    'In der Datei blocks/team/schema.ts ist gescheitert, was hinter faults steht:\n\n  TypeError: x is not a function',
  )
})

test.each([
  [undefined],
  ['zu viele'],
  [[{ path: ['rows'] }]],
  [[{ path: ['rows'], fault: { code: 'too-many', message: 'Zu viele.' } }]],
])('what faults returns and is no list of faults is told as the block’s: %j', (found) => {
  const list = defineBlock('liste', team.words, {}, { faults: () => found as never })
  const parse = () => blamingOwnBlock(() => list.schema.safeParse({ type: 'liste' }))
  expect(parse).toThrow('In der Datei blocks/liste/schema.ts ist gescheitert, was hinter faults')
})
