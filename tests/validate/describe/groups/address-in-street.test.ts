import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { replace, wordsOf } from '../../../workspace.ts'

const ADDRESS = '  street: Mühlengang 7\n  postcode: "01968"\n  city: Senftenberg\n'

const insteadOf = (lines: string) => ({ 'site.yaml': replace(ADDRESS, lines) })

test.each([
  'Mühlengang 7, 01968 Senftenberg',
  'Mühlengang 7 - D-01968 Senftenberg',
])('a whole address behind the street alone is one problem, and its lines are written: %s', async (whole) => {
  const { 'site.yaml': written } = insteadOf(`  street: ${whole}\n`)
  expect(await wordsOf({ 'site.yaml': written })).toEqual([
    `In \`${whole}\` steht die ganze Anschrift; Postleitzahl und Ort haben eigene Angaben. → Schreiben Sie in diese Zeile street: Mühlengang 7 und in eigene darunter postcode: "01968" und city: Senftenberg`,
  ])
  expect(await fixed('site.yaml', written)).toContain(ADDRESS)
})

test('so it is with the letters of Austria', async () => {
  const [words] = await wordsOf(insteadOf('  street: Weg 7, A-1010 Wien\n'))
  expect(words).toContain('street: Weg 7 und in eigene darunter postcode: "1010" und city: Wien')
})

test('what stands in a line of its own is not written again', async () => {
  const words = await wordsOf(
    insteadOf('  street: Mühlengang 7, 01968 Senftenberg\n  city: Senftenberg\n'),
  )
  expect(words).toHaveLength(1)
  expect(words[0]).toMatch(/in eine eigene darunter postcode: "01968"$/)
})

test('beside an empty line nothing is lost', async () => {
  const { 'site.yaml': written } = insteadOf(
    '  street: Mühlengang 7, 01968 Senftenberg\n  postcode:\n  city:\n',
  )
  expect(await wordsOf({ 'site.yaml': written })).toHaveLength(1)
  expect(await fixed('site.yaml', written)).toContain('01968 Senftenberg')
})

test('behind a key in German the lines below are as far in as that', async () => {
  const { 'site.yaml': written } = insteadOf('  anschrift: Mühlengang 7, 01968 Senftenberg\n')
  expect(await fixed('site.yaml', written)).toContain(ADDRESS)
})

test.each([
  '|',
  '·',
  '•',
  '–',
  '/',
])('what parts street and town on paper goes with the town: %s', async (sign) => {
  const whole = `  street: Mühlengang 7 ${sign} 01968 Senftenberg\n`
  const { 'site.yaml': alone } = insteadOf(whole)
  expect(await fixed('site.yaml', alone)).toContain(ADDRESS)
  const { 'site.yaml': beside } = insteadOf(`${whole}  postcode: "01968"\n  city: Senftenberg\n`)
  expect(await wordsOf({ 'site.yaml': beside })).toEqual([
    expect.stringMatching(/ street: Mühlengang 7$/),
  ])
})

test.each([
  'Weg 12345 am See',
  'Mühlengang 7, 01968 Senftenberg, Hinterhaus',
])('what is no postcode with its town at the end is not told to go: %s', async (whole) => {
  const words = await wordsOf({ 'site.yaml': replace('street: Mühlengang 7', `street: ${whole}`) })
  expect(words).toEqual([expect.stringMatching(/ohne Postleitzahl und Ort: Musterweg 5$/)])
})

test('a country behind the town goes with it', async () => {
  const whole = 'street: Mühlengang 7, 01968 Senftenberg, Deutschland'
  const words = await wordsOf({ 'site.yaml': replace('street: Mühlengang 7', whole) })
  expect(words).toEqual([expect.stringMatching(/ street: Mühlengang 7$/)])
})
