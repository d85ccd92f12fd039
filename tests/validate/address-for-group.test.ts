import { expect, test } from 'vitest'
import { replace, wordsOf } from '../workspace.ts'

test('an address in the place of a link with its label is told as the address', async () => {
  const [told = ''] = await wordsOf({
    'pages/nicht-gefunden.yaml': replace('- label: Zur Backstube\n        href: /', '- /sortiment'),
  })
  expect(told).toContain('- label: …; darunter kommt href: /sortiment')
})

test('a text in its place is the label', async () => {
  const [told = ''] = await wordsOf({
    'pages/nicht-gefunden.yaml': replace('- label: Zur Backstube\n        href: /', '- Sortiment'),
  })
  expect(told).toContain('- label: Sortiment; darunter kommt href: …')
})
