import { expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test('words in braces keep all of their signs', async () => {
  const title = replace('title: Sauerteigbrot', 'title: {Laib à $$ 5} aus Roggen')
  expect(await fixed('services.yaml', title)).toContain('title: (Laib à $$ 5) aus Roggen\n')
})
