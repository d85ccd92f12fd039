import { expect, test } from 'vitest'
import { problemsOf, replace } from '../../workspace.ts'

test.each([
  ['street: Mühlengang 7', 'street: Am Markt'],
  ['city: Senftenberg', 'city: Halle (Saale)'],
])('an address in its order is one: %s, %s', async (from, to) => {
  expect(await problemsOf({ 'site.yaml': replace(from, to) })).toEqual([])
})

test.each(['Anna K.', '"Bäckerei 24"', '"4 Pfoten"'])('a name may be: %s', async (name) => {
  const change = replace('name: Familie Krause', `name: ${name}`)
  expect(await problemsOf({ 'testimonials.yaml': change })).toEqual([])
})
