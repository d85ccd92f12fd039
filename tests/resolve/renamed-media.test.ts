import { expect, test } from 'vitest'
import { bakeryText, compileWith, replace } from '../workspace.ts'

/** What is told of a picture under a name, where the folder holds a file with another one. */
const toldOf = async (file: string, named: string) => {
  const { problems } = await compileWith({
    [`media/${file}`]: bakeryText('media/beispiel.svg'),
    'services.yaml': replace(
      'src: beispiel.svg\n    alt: Angeschnittenes Brot',
      `src: ${JSON.stringify(named)}\n    alt: Angeschnittenes Brot`,
    ),
  })
  return problems
    .filter(({ code }) => code !== 'unused-media')
    .map(({ code, hint }) => `${code} ${hint}`)
}

const RENAME = expect.stringMatching(/^file-name .*werkbank-neu\.svg/)

test.each([
  'werkbank neu.svg',
  'Werkbank-Neu.svg',
  'werkbank_neu.svg',
])('the name that a file is to have is told where it is named: %s', async (named) => {
  expect(await toldOf('Werkbank Neu.svg', named)).toEqual([
    RENAME,
    'missing-media Meinten Sie `werkbank-neu.svg`?',
  ])
})

test('where it is named so already, only the file is told of', async () => {
  expect(await toldOf('Werkbank Neu.svg', 'werkbank-neu.svg')).toEqual([RENAME])
})

test('an ending that Windows hides is told', async () => {
  expect(await toldOf('laib.svg.svg', 'laib.svg')).toEqual([
    'missing-media Meinten Sie `laib.svg.svg`?',
  ])
})

test('that both are pictures makes no name like another: what is deleted is not put for what is there', async () => {
  expect(await toldOf('tuer.svg', 'stuhl.svg')).toEqual([
    'missing-media Legen Sie die Datei in den Ordner media, und nennen Sie hier ihren Namen.',
  ])
})

test('a slip of the finger is told, also with another ending', async () => {
  expect(await toldOf('zollstock.svg', 'zollstok.png')).toEqual([
    'missing-media Meinten Sie `zollstock.svg`?',
  ])
})
