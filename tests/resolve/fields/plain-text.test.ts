import { expect, test } from 'vitest'
import { replace, wordsOf } from '../../workspace.ts'

const words = (text: string) =>
  wordsOf({
    'pages/home.yaml': replace(
      'subtitle: Seit {company.founded} backen wir, was der Name verspricht.',
      `subtitle: ${JSON.stringify(text)}`,
    ),
  })

test.each([
  ['Alle [Preise](preise.pdf) im Blick', '[Preise](preise.pdf)'],
  ['Wir backen [mehr](www.brot.example/brot) als Brot', '[mehr](www.brot.example/brot)'],
  ['Sie finden uns [hier](kontakt.html).', '[hier](kontakt.html)'],
])('a link in a text that takes none is told, whatever it leads to: %s', async (text, sign) => {
  expect(await words(text)).toEqual([expect.stringContaining(`\`${sign}\``)])
})

test.each([
  'Bäckerin oder Bäcker [m/w/d](ab sofort)',
  'Brot [Roggen](dunkel)',
  'Länge [cm] (z. B. 40)',
])('brackets that are none stay: %s', async (text) => {
  expect(await words(text)).toEqual([])
})
