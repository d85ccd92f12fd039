import { expect, test } from 'vitest'
import { repairText } from '../../../scripts/parse/repair/repair-text.ts'

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
