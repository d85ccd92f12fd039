import { expect, test } from 'vitest'
import { problemsOf } from '../workspace.ts'

test('of thousands of problems of one kind in a file some are told, and every other kind', async () => {
  const keys = Array.from({ length: 1500 }, (_, index) => `key${index}: a`).join('\n')
  const found = await problemsOf({
    'site.yaml': (text) => `${text.replace(/email: .*/, 'email: theke')}\n${keys}\n`,
  })
  const ofKeys = found.filter((problem) => problem.endsWith(' unknown-key'))
  expect(ofKeys).toHaveLength(1000)
  expect(found.length).toBeGreaterThan(1000)
})
