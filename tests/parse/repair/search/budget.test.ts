import { expect, test } from 'vitest'
import { repairText } from '../../../../scripts/parse/repair/repair-text.ts'
import { findHiddenSigns } from '../../../../scripts/parse/repair/whole-text/hidden-signs.ts'
import { within } from '../../../within.ts'
import { problemsOf } from '../../../workspace.ts'

const keys = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `k${from + index}: v\n`).join('')

test('a file too long to look for what was meant has the plain message, at its line', () => {
  const before = keys(0, 150_000)
  const { told } = repairText(`${before}x: [a\n${keys(200_000, 50_000)}`, undefined)
  const [first] = told
  expect(first?.repair.wording).toMatchObject({
    code: 'not-yaml',
    message: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/),
  })
  expect(first?.place.start).toBeGreaterThanOrEqual(before.length)
})

test('what is wrong in a file of ordinary length is told as what was meant', () => {
  const { told } = repairText(`${keys(0, 20)}x: [a\n${keys(200, 20)}`, undefined)
  expect(told.map(({ repair: { wording } }) => wording.code)).toEqual(['open-bracket'])
})

test('what stands far above in a long page keeps nobody from what was meant', async () => {
  const blocks = Array.from(
    { length: 40 },
    (_, at) =>
      `  - type: prose\n    title: Teil ${at}\n    text: ${'Mehl und Wasser. '.repeat(20)}\n\n`,
  )
  const dashed = '  - type: prose\n  - title: Neu bei uns\n  - text: Wir haben offen.\n\n'
  const page =
    'route: /lang\nmeta:\n  title: Lang\n  description: Alles über Brot.\nblocks:\n  - type: hero\n    title: Brot\n\n'
  const text = [page, ...blocks.slice(1), dashed, blocks[0]].join('')
  expect(await problemsOf({ 'pages/lang.yaml': text })).toEqual([
    'content/pages/lang.yaml:166:3 stray-dash',
  ])
})

test(
  'a line of nothing but hard spaces is told at once',
  within(5, () => {
    const [found] = findHiddenSigns(`${'\u00a0'.repeat(400_000)}text: Mehl\n`)
    expect(found?.range).toEqual({ start: 0, end: 400_000 })
  }),
)

test('tabs in all of a file are one problem, though each of its groups could be told by itself', async () => {
  const tabbed = (text: string) => text.replace(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2))
  expect(await problemsOf({ 'site.yaml': tabbed })).toEqual(['content/site.yaml:8:1 tab'])
})
