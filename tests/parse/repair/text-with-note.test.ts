import { expect, test } from 'vitest'
import { compileWith } from '../../workspace.ts'

const withHead = (head: string) =>
  compileWith({
    'values.yaml': (text) =>
      text.replace(
        /description: .*/,
        `description: ${head}\n  Wir backen jeden Tag.\n  Auch am Sonntag.`,
      ),
  })

test.each([
  '|',
  '>-',
  '| # Notiz',
  '>- # Notiz',
  '|2',
  '|2- # Notiz',
])('a text too far out is told as that, whatever stands behind its mark: %s', async (head) => {
  const { problems } = await withHead(head)
  expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['4 indentation'])
})
