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

const besideEmpty = (empty: string) =>
  replace(
    '  postcode: "01968"\n  city: Senftenberg',
    `  postcode:${empty}\n  city: 01968 Senftenberg`,
  )

test.each([
  '',
  ' ""',
])('so it is beside its own line with nothing in it, and it is not lost: %s', async (empty) => {
  const written = besideEmpty(empty)
  expect(await wordsOf({ 'site.yaml': written })).toEqual([
    'In `01968 Senftenberg` stehen zwei Werte; der zweite gehört zu `postcode`. → Schreiben Sie in diese Zeile city: Senftenberg und in die Zeile mit postcode, in der noch nichts steht, postcode: "01968"',
  ])
  expect(await fixed('site.yaml', written)).toContain('01968 Senftenberg')
})

test('and is not lost with its repair', async () => {
  expect(await fixed('site.yaml', inOneLine('01968 Senftenberg'))).toContain(
    '  city: Senftenberg\n  postcode: "01968"\n',
  )
})
