import { expect, test } from 'vitest'
import { problemsOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

test('tabs that a program has left at the end of every line are gone from behind each name', async () => {
  const after = await fixed('services.yaml', (text) => text.replaceAll('\n', ' \t\n'))
  expect(await problemsOf({ 'services.yaml': after })).toEqual([])
})
