import { expect, test } from 'vitest'
import { within } from '../../within.ts'
import { replace } from '../../workspace.ts'
import { unfit } from './fit-bakery.ts'

test.each([
  ['zeros', `Nachhaltig ${'0'.repeat(40_000)} klimaneutral`],
  ['figures', `Nachhaltig ${'1.'.repeat(40_000)} klimaneutral`],
  ['spaces', `Ofen. ${' '.repeat(90_000)}${'ganz Klimaneutral '.repeat(3)}klimaneutral`],
  ['sentences', 'klimaneutral. '.repeat(7_000)],
  ['former laws', `klimaneutral ${'§ 5 TMG gilt. '.repeat(7_000)}`],
  ['quotation marks', `${'„'.repeat(20_000)}“ ${'klimaneutral '.repeat(60)}`],
])(
  'a release is judged soon: %s',
  within(8, async (_, text) => {
    const body = replace('Er steht bis Ostern im Hof und ist für Selbstabholer.', text)
    const codes = (await unfit({ 'news/ofen.md': body })).map(({ code }) => code)
    expect(codes).toContain('neutral-claim')
  }),
)
