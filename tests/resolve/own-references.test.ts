import { expect, test } from 'vitest'
import { z } from 'zod'
import { compile } from '../../scripts/compile/compile.ts'
import { productModel } from '../../scripts/schema/product-model.ts'
import { siteModel } from '../../scripts/schema/site-model.ts'
import { defineBlock } from '../../src/blocks/define-block.ts'
import { entry, text } from '../../src/content/fields.ts'
import { contentFolder, siteOf } from '../workspace.ts'

const crew = defineBlock(
  'crew',
  { name: 'Team', purpose: 'Wer hier arbeitet.' },
  {
    lead: entry('services').optional(),
    trade: entry('services'),
    trades: z.array(entry('services')).min(1).optional(),
    people: z.array(z.strictObject({ name: text(), trade: entry('services') })).optional(),
  },
)

const model = siteModel({ ...productModel, blocks: [...productModel.blocks, crew] })

const hintOf = async (fields: string) => {
  const block = `\n  - { type: crew, ${fields} }\n`
  const folder = await contentFolder({ 'pages/home.yaml': (page) => page.trimEnd() + block })
  const { problems } = await compile({ ...siteOf(folder), model })
  return problems.map(({ hint }) => hint)
}

test.each([
  ['trade: brot, lead: sonnenschein', 'löschen Sie auch hier die Zeile.'],
  ['trade: sonnenschein', 'oder löschen Sie den ganzen Block.'],
  ['trade: brot, trades: [torte, sonnenschein]', 'löschen Sie auch hier den Namen.'],
  [
    'trade: brot, people: [{ name: A, trade: brot }, { name: B, trade: sonnenschein }]',
    'oder löschen Sie den ganzen Eintrag.',
  ],
])('of %s no more is to go than cannot be without the entry', async (fields, hint) => {
  expect(await hintOf(fields)).toEqual([expect.stringContaining(hint)])
})
