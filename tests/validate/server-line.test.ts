import { expect, test } from 'vitest'
import { wordsOf } from '../workspace.ts'

test.each([
  'Redirect 301 /alt /sortiment',
  'Redirect permanent /alt /sortiment',
  'RedirectPermanent /alt /sortiment',
  'RewriteRule ^alt$ /sortiment [R=301,L]',
  'RewriteRule ^/?alt/?$ /sortiment [L,R=301]',
  'rewrite ^/alt$ /sortiment permanent;',
])('a line from the settings of a server is told as the entry that does the same: %s', async (line) => {
  const [words = ''] = await wordsOf({ 'redirects.yaml': `- ${line}\n` })
  expect(words).toContain(
    'Beginnen Sie den Eintrag mit - from: /alt; darunter kommt to: /sortiment',
  )
})

test('also behind the name of the former address', async () => {
  expect(await wordsOf({ 'redirects.yaml': '- from: Redirect 301 /alt /sortiment\n' })).toEqual([
    expect.stringContaining('from: /alt und in eine eigene darunter to: /sortiment'),
  ])
})

test.each(['Redirect 301 /alt', '^alt$'])('%s is the address that stands in it', async (from) => {
  const entry = `- from: ${from}\n  to: /sortiment\n`
  expect(await wordsOf({ 'redirects.yaml': entry })).toEqual([
    expect.stringContaining('Schreiben Sie: from: /alt'),
  ])
})

test('a pattern that several addresses fit is none of them', async () => {
  const [words = ''] = await wordsOf({
    'redirects.yaml': '- RewriteRule ^alt/(.*)$ /sortiment [L]\n',
  })
  expect(words).not.toContain('from: /alt')
})
