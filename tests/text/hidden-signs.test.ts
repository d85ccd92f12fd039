import { expect, test } from 'vitest'
import { replace, wordsOf } from '../workspace.ts'

test.each([
  ['an id', 'values.yaml', 'id: zeit', 'id: ze\u00adit', 'zeit'],
  ['a reference', 'portfolio.yaml', 'category: birthday', 'category: birth\u00adday', 'birthday'],
  ['a choice', 'subsidies.yaml', 'status: open', 'status: op\u00aden', 'open'],
  ['a link', 'pages/home.yaml', 'href: /sortiment', 'href: /sorti\u00adment', '/sortiment'],
  ['a picture', 'site.yaml', 'logo: logo.svg', 'logo: lo\u00adgo.svg', 'logo.svg'],
])('a soft hyphen in %s is named, with the word without it', async (_, file, from, to, clean) => {
  const words = await wordsOf({ [file]: replace(from, to) })
  expect(words.filter((each) => each.includes('[unsichtbares Zeichen]'))).toHaveLength(1)
  expect(words[0]?.split('→')[1]).toMatch(new RegExp(`[ \`]${clean}(?:\`\\?|$)`))
})
