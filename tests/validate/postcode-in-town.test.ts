import { expect, test } from 'vitest'
import { fixed } from '../fix/fixed.ts'
import { replace, wordsOf } from '../workspace.ts'

const inOneLine = (town: string) =>
  replace('  postcode: "01968"\n  city: Senftenberg', `  city: ${town}`)

test.each([
  '01968 Senftenberg',
  'D-01968 Senftenberg',
])('a postcode that stands before the town alone is one problem: %s', async (town) => {
  expect(await wordsOf({ 'site.yaml': inOneLine(town) })).toEqual([
    `In \`${town}\` stehen zwei Werte; der zweite gehört zu \`postcode\`. → Schreiben Sie in diese Zeile city: Senftenberg und in eine eigene darunter postcode: "01968"`,
  ])
})

test('and is not lost with its repair', async () => {
  expect(await fixed('site.yaml', inOneLine('01968 Senftenberg'))).toContain(
    '  city: Senftenberg\n  postcode: "01968"\n',
  )
})
