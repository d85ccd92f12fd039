import { expect, test } from 'vitest'
import { bakeryText, compileWith, replace } from '../../workspace.ts'

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

test.each([
  [
    'Logo NEU.ai',
    'als JPEG, PNG, WebP, AVIF oder SVG, legen Sie sie unter dem Namen logo-neu.svg in',
  ],
  [
    'IMG_0815.HEIC',
    'als JPEG, PNG, WebP, AVIF oder SVG, legen Sie sie unter dem Namen img_0815.jpg in',
  ],
  ['C:\\Bilder\\Dach Müller.JPG', 'Legen Sie die Datei unter dem Namen dach-mueller.jpg in'],
  ['https://alt.example/uploads/Dach.jpg', 'Legen Sie die Datei unter dem Namen dach.jpg in'],
])('all that would be said of a file once it is there is said at once: %s', async (named, words) => {
  expect(await toldOf('laib.svg', named)).toEqual([expect.stringContaining(words)])
})

test('a file that can not be shown is no file that was meant', async () => {
  expect(await toldOf('wappen.eps', 'media/wappen.eps')).toEqual([
    'unreadable-media Möglich sind JPEG, PNG, WebP, AVIF und SVG. Speichern Sie die Datei neu in einem davon.',
  ])
  expect(await toldOf('img_0815.heic', 'img_0815.jpg')).toEqual([
    expect.stringMatching(/^file-name .*img_0815\.jpg/),
  ])
  expect(await toldOf('img_0815.heic', 'img_0816.jpg')).toContainEqual(
    expect.stringMatching(/^missing-media Legen Sie die Datei in/),
  )
})

test('a picture in a folder below media is told with its folder', async () => {
  expect(await toldOf('backstube/werkbank.svg', 'werkbank.svg')).toEqual([
    'missing-media Meinten Sie `backstube/werkbank.svg`?',
  ])
})
