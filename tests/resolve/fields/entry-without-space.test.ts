import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { problemsOf, replace } from '../../workspace.ts'

const NEWS = 'news/erntebrot.md'
const list = (...lines: string[]) =>
  replace('Der Roggen stand', `${lines.join('\n')}\n\nDer Roggen stand`)

test('one entry of a list without the space behind its stroke is told', async () => {
  const wrong = list('- Weizen', '-Roggen', '- Dinkel')
  expect(await problemsOf({ [NEWS]: wrong })).toEqual([`content/${NEWS}:13:1 idle-sign`])
  expect(await fixed(NEWS, wrong)).toContain('- Weizen\n- Roggen\n- Dinkel\n')
})

test('a stroke that begins a line of a paragraph is none', async () => {
  expect(await problemsOf({ [NEWS]: list('Mehl und', '-Brot, beides') })).toEqual([])
})
