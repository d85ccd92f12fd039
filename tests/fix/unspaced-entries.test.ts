import { expect, test } from 'vitest'
import { replace, wordsOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

const ENTRIES = ['Teige ansetzen', 'Öfen beschicken', 'Nachts backen', 'Morgens ausliefern']

const listOf = (lead: string) => ENTRIES.map((entry) => `${lead}${entry}\n`).join('')

/** A job whose tasks stand below a longer text, written with this sign. */
const written = (lead: string) => (text: string) =>
  replace(
    '  description: Sie führen den Sauerteig und stehen am Ofen.\n  tasks:\n    - Teige ansetzen\n    - Öfen beschicken\n',
    `  description: >-\n    Sie führen den Sauerteig\n    und stehen am Ofen.\n  tasks:\n${listOf(lead)}`,
  )(text)

test.each(['    -', '    –', '    •', '-'])('entries with no space behind %j', async (lead) => {
  expect(await fixed('jobs.yaml', written(lead))).toContain(listOf('    - '))
  expect(await wordsOf({ 'jobs.yaml': written(lead) })).toHaveLength(ENTRIES.length)
})

test('entries at the edge are told with the column in which they begin', async () => {
  const [first] = await wordsOf({ 'jobs.yaml': written('-') })
  expect(first).toContain('Schreiben Sie mit 4 Leerzeichen davor: - Teige ansetzen')
})
