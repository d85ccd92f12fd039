import { expect, test } from 'vitest'
import { bakeryText } from '../workspace.ts'
import { fixed } from './fixed.ts'

test.each([
  'ja',
  'Nein',
  'x',
  'true',
])('a word for yes or no, %s, becomes no text of the group in whose place it stands', async (word) => {
  const change = (text: string) => text.replace('    submit:', `    photos: ${word}\n    submit:`)
  const text = await fixed('pages/kontakt.yaml', change)
  expect(text).toBe(change(bakeryText('pages/kontakt.yaml')))
})
