import { expect, test } from 'vitest'
import { fixed } from '../fix/fixed.ts'
import { replace } from '../workspace.ts'

const LINK = '    - label: Sortiment\n      href: /sortiment\n'

test.each([
  '[Sortiment](/sortiment)',
  'Sortiment (/sortiment)',
  'Sortiment, /sortiment',
  'Sortiment – /sortiment',
  'Sortiment /sortiment',
])('a link in one text becomes one of two values: %s', async (text) => {
  const after = await fixed('site.yaml', replace(LINK, `    - ${text}\n`))
  expect(after).toMatch(/label: Sortiment[,\s]+href: \/sortiment/)
})

test('what is not known to be a name or a text is not written', async () => {
  const entry = '\n- Anna Beck: "Sehr gut"\n'
  expect(await fixed('testimonials.yaml', (text) => text + entry)).toContain(entry)
})

test('words behind a group are left to whoever knows what they are about', async () => {
  const times = '{ opens: "06:30", closes: "11:00" }'
  const broken = replace(times, `${times} und nach Vereinbarung`)
  expect(await fixed('site.yaml', broken)).toContain(`${times} und nach Vereinbarung`)
})
