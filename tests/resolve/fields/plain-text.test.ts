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

test.each([
  ['&bdquo;Brot&ldquo;', 'das Zeichen selbst: „', 'das Zeichen selbst: “'],
  ['20 m&sup2; &copy; Brot', 'das Zeichen selbst: ²', 'das Zeichen selbst: ©'],
  ['12 &#x20AC; und&#160;mehr', 'das Zeichen selbst: €', 'ein Leerzeichen'],
])('signs as other systems write them are told as what they are: %s', async (text, ...signs) => {
  expect(await words(text)).toEqual(signs.map((sign) => expect.stringContaining(sign)))
})

test('a sign that nobody sees is deleted', async () => {
  expect(await words('Sauer&shy;teig')).toEqual([expect.stringContaining('Löschen Sie es.')])
})

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/x_1-2"></iframe>',
    '(https://www.youtube.com/watch?v=x_1-2)',
  ],
  [
    '<script src="https://consent.example/uc.js"></script>',
    'Löschen Sie es mit allem, was dazugehört',
  ],
  ['<div class="team">Tim', 'Löschen Sie die spitzen Klammern mit allem, was darin steht'],
])('of what other systems leave behind, what is to be done with it is told: %s', async (html, hint) => {
  expect((await words(html)).join()).toContain(hint)
})

test.each([
  ['• Brot', '• Brot', 'Brot'],
  ['▪ Brot und Kuchen', '▪ Brot und Kuchen', 'Brot und Kuchen'],
  ['·\tBrot', '·\tBrot', 'Brot'],
])('a sign for a list before a text is told, as lists set their own: %s', async (text, sign, plain) => {
  expect(await words(text)).toEqual([expect.stringContaining(`\`${sign}\``)])
  expect(await words(text)).toEqual([expect.stringContaining(`Schreiben Sie: ${plain}`)])
})

test.each(['Brot • Kuchen • Torten', '·Brot'])('signs between words stay: %s', async (text) => {
  expect(await words(text)).toEqual([])
})
