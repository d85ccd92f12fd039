import { expect, test } from 'vitest'
import { wordsOf } from '../../../workspace.ts'

test('two addresses in one line are one problem', async () => {
  expect(await wordsOf({ 'redirects.yaml': '- from: /alt /sortiment\n' })).toEqual([
    'In `/alt /sortiment` stehen zwei Werte; der zweite gehört zu `to`. → Schreiben Sie in diese Zeile from: /alt und in eine eigene darunter to: /sortiment',
  ])
})

test('and so are those without any name before them', async () => {
  expect(await wordsOf({ 'redirects.yaml': '- /alt /sortiment\n' })).toEqual([
    expect.stringContaining(
      'Beginnen Sie den Eintrag mit - from: /alt; darunter kommt to: /sortiment',
    ),
  ])
})

test.each([
  '- from: /alt /neu /sortiment\n',
  '- /alt /neu /sortiment\n',
])('of three addresses nobody knows which are meant: %s', async (redirects) => {
  const words = (await wordsOf({ 'redirects.yaml': redirects })).join('\n')
  expect(words).not.toContain('to: /neu')
  expect(words).not.toContain('from: /alt und')
})
