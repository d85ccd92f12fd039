import { expect, test } from 'vitest'
import { compileWith } from '../workspace.ts'

/** More than are looked for one by one. */
const COUNT = 40

test('a misspelt name is told once, and not as one that is missing besides', async () => {
  const values = Array.from(
    { length: COUNT },
    (_, index) => `- id: wert-${index}\n  titel: Wert ${index}\n  description: Was er bringt.\n`,
  )
  const { problems } = await compileWith({ 'values.yaml': values.join('') })
  const told = problems.filter(({ file }) => file.endsWith('values.yaml'))
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['unknown-key']))
  expect(told).toHaveLength(COUNT)
})
