import { describe, expect, test } from 'vitest'
import { bakeryText, replace, wordsOf } from '../../workspace.ts'

const told = (name: string, original: string) => [
  `Neben ${original} liegt eine Datei ${name}; was darin steht, erscheint nirgends. → Ist sie eine Kopie von ${original}, löschen Sie sie. Ist sie die neuere, geben Sie ihr deren Namen.`,
]

describe('a copy that a program has made of a page or an article is told once, as one of it', () => {
  test.each([
    'home (1).yaml',
    'home - Kopie.yaml',
    'Kopie von home.yaml',
    'Kopie von home (2).yaml',
    'home.yaml.bak',
    'home.yml',
    'home (Konflikt Petra 2026-11-02).yaml',
    'home.sync-conflict-20261102-101010-ABC.yaml',
  ])('%s', async (name) => {
    const copy = `pages/${name}`
    expect(await wordsOf({ [copy]: bakeryText('pages/home.yaml') })).toEqual(
      told(copy, 'pages/home.yaml'),
    )
  })

  test.each(['erntebrot - Kopie.md', 'erntebrot.md.txt'])('%s', async (name) => {
    const copy = `news/${name}`
    expect(await wordsOf({ [copy]: bakeryText('news/erntebrot.md') })).toEqual(
      told(copy, 'news/erntebrot.md'),
    )
  })
})

describe('a file that only has the name of another in its own is none of its copies', () => {
  test('a copy that has become an article of its own', async () => {
    const own = replace('id: erntebrot', 'id: erntebrot-2027')(bakeryText('news/erntebrot.md'))
    expect(await wordsOf({ 'news/erntebrot 2027.md': own })).toEqual([
      expect.stringContaining('Benennen Sie die Datei um in news/erntebrot-2027.md.'),
    ])
  })

  test.each([
    'sortiment-brot.yml',
    'sortiment brot.yaml.txt',
  ])('a page of its own with another ending, %s', async (name) => {
    const own = replace('route: /sortiment', 'route: /brot')(bakeryText('pages/sortiment.yaml'))
    expect(await wordsOf({ [`pages/${name}`]: own })).toEqual([
      expect.stringContaining('Benennen Sie die Datei um in pages/sortiment-brot.yaml.'),
    ])
  })

  test('an article of its own, whose ending Windows hides', async () => {
    const own = replace('id: erntebrot', 'id: erntebrot-2027')(bakeryText('news/erntebrot.md'))
    expect(await wordsOf({ 'news/erntebrot-2027.md.txt': own })).toEqual([
      expect.stringContaining('Benennen Sie die Datei um in news/erntebrot-2027.md.'),
    ])
  })

  test('a page in a folder that has the name of one', async () => {
    expect(await wordsOf({ 'pages/home/brot.yaml': bakeryText('pages/sortiment.yaml') })).toEqual([
      expect.stringContaining('Verschieben Sie die Datei nach pages/brot.yaml.'),
    ])
  })

  test('a text of another kind', async () => {
    expect(await wordsOf({ 'pages/home.txt': 'Was noch zu tun ist' })).toEqual([
      expect.stringContaining('Benennen Sie die Datei um in'),
    ])
  })
})

test('a page of its own does not take the name of one that is there', async () => {
  const own = replace('route: /sortiment', 'route: /brot')(bakeryText('pages/sortiment.yaml'))
  expect(await wordsOf({ 'pages/sortiment.yml': own })).toEqual(
    told('pages/sortiment.yml', 'pages/sortiment.yaml'),
  )
})

test('a copy stays one whose address somebody has put in quotation marks', async () => {
  const copy = replace(
    'route: /sortiment',
    'route: "/sortiment" # Brot',
  )(bakeryText('pages/sortiment.yaml'))
  expect(await wordsOf({ 'pages/sortiment (1).yaml': copy })).toEqual(
    told('pages/sortiment (1).yaml', 'pages/sortiment.yaml'),
  )
})
