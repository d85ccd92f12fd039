import { expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test('a text with a colon that goes on at the edge keeps all of its words', async () => {
  const wrapped = 'employment: Vollzeit\nmit freien Tagen: Montag und\n    Dienstag'
  const text = await fixed('jobs.yaml', replace('employment: Vollzeit, ab drei Uhr früh', wrapped))
  expect(text.replace(/\s+/g, ' ')).toContain(
    'employment: "Vollzeit mit freien Tagen: Montag und Dienstag"',
  )
})
