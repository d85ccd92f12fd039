import { expect, test } from 'vitest'
import { replace } from '../../workspace.ts'
import { unfit } from './fit-bakery.ts'

test.each(['0', '1.'])('a release is judged soon: %j', { timeout: 8_000 }, async (sign) => {
  const text = `Nachhaltig ${sign.repeat(40_000)} klimaneutral`
  const body = replace('Er steht bis Ostern im Hof und ist für Selbstabholer.', text)
  const codes = (await unfit({ 'news/ofen.md': body })).map(({ code }) => code)
  expect(codes).toContain('neutral-claim')
})
