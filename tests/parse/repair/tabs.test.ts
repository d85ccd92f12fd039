import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

test.each([
  ['a tab and a blank', '\t '],
  ['a blank and a tab', ' \t'],
  ['two tabs', '\t\t'],
])('%s in the place of two blanks are told as that, whatever width they have', async (_, margin) => {
  for (const [file, line] of [
    ['topics.yaml', 'label: Backkurs'],
    ['site.yaml', 'street: Mühlengang 7'],
  ] as const) {
    const { problems } = await compileWith({ [file]: replace(`  ${line}`, margin + line) })
    expect(problems).toMatchObject([
      { code: 'tab', hint: expect.stringContaining('mit 2 Leerzeichen'), repair: {} },
    ])
  }
})
