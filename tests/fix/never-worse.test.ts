import { expect, test } from 'vitest'
import { fix } from '../../scripts/fix/fix.ts'
import type { Problem } from '../../scripts/problem/problem.ts'
import { bakeryText, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

const place = { line: 1, column: 1, end: { line: 1, column: 2 } }

const problem = (file: string, start: number, by: string): Problem => ({
  severity: 'error',
  code: 'open-bracket',
  message: 'Hier beginnt eine Klammer.',
  hint: 'Setzen Sie eine dahinter.',
  file,
  ...place,
  repair: { edits: [{ start, end: start, by }], isSure: true },
})

test('a file of which less could be read after its repairs stays as it was, and no other', async () => {
  const files = ['a.yaml', 'b.yaml'].map((name) => ({
    path: name,
    name,
    text: 'a: [b, { c: d: e }]',
  }))
  const repairs = [problem('a.yaml', 8, '}]'), problem('b.yaml', 12, '"d: e" #')]
  const check = async (texts: ReadonlyMap<string, string>) =>
    repairs.filter(({ file }) => !texts.has(file))
  const { texts, made, problems } = await fix({ files, check, isWanted: async () => true })
  expect([...texts.keys()]).toEqual(['b.yaml'])
  expect(made).toBe(1)
  expect(problems.map(({ file }) => file)).toEqual(['a.yaml'])
})

test('a colon too many in a group in a list leaves the list one', async () => {
  const after = await fixed(
    'topics.yaml',
    replace('[keine, ein wenig, viele]', '[keine, { a: b: c }, viele]'),
  )
  expect(after).toBe(
    bakeryText('topics.yaml').replace(
      '[keine, ein wenig, viele]',
      String.raw`[keine, "a: \"b: c\"", viele]`,
    ),
  )
})
