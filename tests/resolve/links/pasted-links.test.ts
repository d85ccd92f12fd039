import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const hintsOf = async (target: string) => {
  const { problems } = await compileWith({
    'pages/home.yaml': replace('href: /sortiment', `href: ${JSON.stringify(target)}`),
  })
  return problems.map(({ hint }) => hint)
}

test.each([
  ['[Sortiment](/sortiment)', '/sortiment'],
  ['[KfW](https://www.kfw.de)', 'https://www.kfw.de'],
  ['<a href="/sortiment">Sortiment</a>', '/sortiment'],
  ["<a class='btn' href='https://www.kfw.de' target='_blank'>KfW</a>", 'https://www.kfw.de'],
  ['<https://www.kfw.de>', 'https://www.kfw.de'],
  ['? https://www.kfw.de', 'https://www.kfw.de'],
  ['- /sortiment', '/sortiment'],
  ['Pages/Kontakt.yaml', '/contact'],
  ['Sortiment: /sortiment', undefined],
])('%s, pasted in the place of an address, is told as the address in it, or of its page', async (target, meant) => {
  const other =
    'Ein Link beginnt mit / (eigene Seite), https://, mailto: oder tel:. Zu einer PDF-Datei im Ordner media führt ihr Name.'
  expect(await hintsOf(target)).toEqual([meant ? `Schreiben Sie: ${meant}` : other])
})

test('words behind the address of a page are told as what they are', async () => {
  expect(await hintsOf('/sortiment (unser Brot)')).toEqual(['Meinten Sie `/sortiment`?'])
})

test('a redirect whose end is gone is told to go as a whole', async () => {
  const { problems } = await compileWith({
    'redirects.yaml': '- from: /alt\n  to: /gibt-es-nicht\n',
  })
  expect(problems.map(({ hint }) => hint)).toEqual([
    expect.stringContaining('löschen Sie die ganze Weiterleitung, from und to.'),
  ])
})
