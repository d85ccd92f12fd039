import { expect, test } from 'vitest'
import { bakeryText, compileWith, type Overrides } from '../../workspace.ts'

const told = async (overrides: Overrides): Promise<string[]> => {
  const { problems } = await compileWith(overrides)
  return problems.map(({ file, message, hint }) => `${file}: ${message} → ${hint}`)
}

test('site.yaml among the pages is told to go back, and not as a page without dashes', async () => {
  const moved = { 'site.yaml': null, 'pages/site.yaml': bakeryText('site.yaml') }
  expect(await told(moved)).toEqual([
    'content/pages/site.yaml: Die Datei pages/site.yaml liegt im falschen Ordner und wird nicht gelesen. → Verschieben Sie sie in den Ordner content.',
  ])
})

test('a copy of site.yaml among the pages is told as a copy', async () => {
  expect(await told({ 'pages/site.yaml': bakeryText('site.yaml') })).toEqual([
    'content/pages/site.yaml: Neben site.yaml liegt eine Datei pages/site.yaml; was darin steht, erscheint nirgends. → Ist sie eine Kopie von site.yaml, löschen Sie sie. Ist sie die neuere, geben Sie ihr deren Namen.',
  ])
})

test.each([
  'jobs.yaml',
  'services.yaml',
])('%s under another name is told once, and nothing that refers to it', async (file) => {
  const renamed = { [file]: null, 'eintraege.yaml': bakeryText(file) }
  expect(await told(renamed)).toEqual([
    `content/eintraege.yaml: Eine Datei eintraege.yaml kennt die Website nicht; was darin steht, erscheint nirgends. → Meinten Sie \`${file}\`?`,
  ])
})

test('a group that is no page is not told to be a list', async () => {
  const ui = 'menu: Menü\nclose: Schließen\nsearch: Suche\n'
  const { problems } = await compileWith({ 'pages/texte.yaml': ui })
  expect(problems.filter(({ code }) => code === 'missing-dash')).toEqual([])
})

test.each([
  'stuhl.svg',
  'pages/ofen.jpg',
  'news/preise.pdf',
  'Film.MP4',
])('%s, dropped beside the texts, is told to go where pictures are', async (file) => {
  expect(await told({ [file]: bakeryText('media/beispiel.svg') })).toEqual(
    expect.arrayContaining([
      `content/${file}: Die Datei ${file} liegt im falschen Ordner und wird nicht gelesen. → Verschieben Sie sie in den Ordner media.`,
    ]),
  )
})

test.each([
  ['media/neues.md', 'news', bakeryText('news/erntebrot.md').replace('id: erntebrot', 'id: neues')],
  ['media/kontakt.yaml', 'pages', bakeryText('pages/kontakt.yaml')],
])('a text among the pictures is told to go where it is read: %s', async (file, folder, text) => {
  expect(await told({ [file]: text })).toEqual([
    `content/${file}: Die Datei ${file} liegt im falschen Ordner und wird nicht gelesen. → Verschieben Sie sie in den Ordner ${folder}.`,
  ])
})

test('nothing that refers to an article among the pictures is told', async () => {
  const text = bakeryText('news/erntebrot.md')
  const moved = { 'news/erntebrot.md': null, 'media/erntebrot.md': text }
  expect(await told(moved)).toHaveLength(1)
})
