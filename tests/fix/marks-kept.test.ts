import { expect, test } from 'vitest'
import { fixed } from './fixed.ts'

test('the mark of an entry that stands apart from it stays, whatever other entries have one', async () => {
  let typed = ''
  const text = await fixed('values.yaml', (values) => {
    typed = values
      .replace('- id: zeit', '- !platzhalter\n- id: zeit')
      .replace('- id: nachbarn', '- !platzhalter\n  id: nachbarn')
    return typed
  })
  expect(text).toBe(typed)
})
