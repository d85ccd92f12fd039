import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEdits } from '../../scripts/edit/read-edits.ts'
import { fileEdits } from '../../scripts/edit/try-edits.ts'
import { typedEdit } from '../../scripts/edit/typed-edit.ts'
import { remembering } from '../../scripts/memory/open-memory.ts'
import { product } from '../../scripts/product/product.ts'
import { BAKERY, siteOf } from '../workspace.ts'

const site = siteOf(BAKERY)
const memory = remembering()

const find = (file: string | undefined, place: string) =>
  fileEdits([{ file, path: place, after: 'x' }], site, { folders: [path.dirname(BAKERY)], memory })

describe('a file and a place in it', () => {
  test.each([
    ['services.yaml', 'torte.title', 'services.yaml torte title'],
    ['bakery/services.yaml', '1.title', 'services.yaml 1 title'],
    ['./bakery/services', 'torte[0]', 'services.yaml torte 0'],
    [path.join(BAKERY, 'services.yaml'), 'torte', 'services.yaml torte'],
    [undefined, 'services.yaml#torte.title', 'services.yaml torte title'],
    [undefined, 'services/torte:title', 'services.yaml torte title'],
    [undefined, 'services/torte:["#title"]', 'services.yaml torte #title'],
    [undefined, 'bakery/pages/home.yaml#blocks.hero.title', 'pages/home.yaml blocks hero title'],
    [undefined, 'news/ofen:title', 'news/ofen.md title'],
    ['bakery/news/ofen.md', '#content', 'news/ofen.md content'],
    ['services/torte', 'title', 'services.yaml torte title'],
  ])('%s %s', async (file, place, expected) => {
    const { filed, refusals } = await find(file, place)
    expect(refusals).toEqual([])
    expect(filed.map(({ file: { name }, edit }) => [name, ...edit.path].join(' '))).toEqual([
      expected,
    ])
  })

  test.each([
    'nirgends.yaml',
    '../bakery/../outside.yaml',
    '/etc/passwd',
    'media/logo.svg',
    '',
  ])('%j is no file of the content', async (file) => {
    expect(await find(file, 'title')).toMatchObject({
      filed: [],
      refusals: [{ code: 'edit-unknown-file' }],
    })
  })
})

test.each([
  ['C:\\site\\content\\site.yaml#company.phone', 'C:\\site\\content\\site.yaml'],
  ['d:/site/content/site.yaml:company.phone', 'd:/site/content/site.yaml'],
  ['/srv/10:30/content/site.yaml#company.phone', '/srv/10:30/content/site.yaml'],
])('the colon of a drive or a folder is none before a place: %s', async (place, file) => {
  expect(await find(undefined, place)).toMatchObject({ filed: [], refusals: [{ file }] })
})

describe('what is typed is what the field asks for', () => {
  test.each([
    ['site.yaml', 'company.founded', '1990', 1990],
    ['site.yaml', 'company.postcode', '01967', '01967'],
    ['site.yaml', 'company.name', '1990', '1990'],
    ['site.yaml', 'footer.towns', '[Lauta, Ruhland]', ['Lauta', 'Ruhland']],
    ['services.yaml', 'torte.image.decorative', 'true', true],
    ['services.yaml', 'torte.title', 'true', 'true'],
    ['news/ofen.md', 'date', '2026-12-24', '2026-12-24'],
  ])('%s %s %s', async (file, place, typed, expected) => {
    const { filed } = await fileEdits([{ file, path: place, after: typed }], site, { memory })
    const meant = filed.map((each) => typedEdit(each, product.model).edit)
    expect(meant).toMatchObject([{ after: expected }])
  })
})

test.each([
  '',
  '{',
  '3',
  '[{"path": 1}]',
  '[{"path": "a", "op": "x"}]',
  '[{"path": "a"}]',
  '[null]',
])('%j is no list of edits', (json) => {
  expect(readEdits(json)).toHaveProperty('fault')
})
