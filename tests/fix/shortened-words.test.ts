import { expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test.each([
  "'s beste Brot",
  "'ne Torte für alle",
])('the mark of a shortened word at the beginning stays: %s', async (title) => {
  const broken = replace('title: Sauerteigbrot', `title: ${title}`)
  expect(await fixed('services.yaml', broken)).toContain(`title: "${title}"\n`)
})
