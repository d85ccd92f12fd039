import { expect, test } from 'vitest'
import { replace, wordsOf } from '../../../workspace.ts'

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

test('two parts of a group in one line, with their names, get these', async () => {
  const email = '\n      label: E-Mail\n      placeholder: sie@post.example\n'
  const joined = replace(`email:${email}`, `email:${email.replace(/\n\s+/g, ' ').trimEnd()}\n`)
  const words = await wordsOf({
    'pages/kontakt.yaml': (text) => joined(text).replace('phoneLabel: Anruf', 'Anruf'),
  })
  expect(words.join('\n')).toContain('label: E-Mail; darunter kommt placeholder: sie@post.example')
})
