import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEdits } from '../../../scripts/edit/asked/read-edits.ts'
import { typedEdit } from '../../../scripts/edit/change/typed-edit.ts'
import { fileEdits } from '../../../scripts/edit/try-edits.ts'
import { remembering } from '../../../scripts/memory/open-memory.ts'
import { product } from '../../../scripts/product/product.ts'
import { BAKERY, siteOf } from '../../workspace.ts'

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

test('a file of which is known what stood in it is gone, and no other one is meant', async () => {
  const edits = [{ path: 'pages/abut.yaml#meta.title', before: 'Wir', after: 'x' }]
  const { refusals } = await fileEdits(edits, site, { memory })
  expect(refusals).toMatchObject([{ code: 'edit-conflict', hint: expect.stringMatching(/zurück/) }])
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

const LIST = 'Erwartet wird eine Liste von Änderungen als JSON'

test.each([
  ['', `${LIST}, aber es kam nichts an.`],
  ['[', `${LIST}. Was ankam, lässt sich nicht als JSON lesen.`],
  ['[\n  {"path": "a",}\n]', `${LIST}. Was ankam, lässt sich in Zeile 2 nicht als JSON lesen.`],
  ['3', `${LIST}. Was ankam, ist keine.`],
  ['[null]', '1. Änderung: Sie steht nicht in geschweiften Klammern.'],
  ['[[]]', '1. Änderung: Sie steht nicht in geschweiften Klammern.'],
  ['[{"path": 1, "after": 1}]', '1. Änderung: `1` ist bei `path` nicht möglich.'],
  ['[{"path": ["a", -1], "after": 1}]', '1. Änderung: `["a",-1]` ist bei `path` nicht möglich.'],
  [
    '[{"path": "a", "after": 1}, {"path": "a", "op": "ad"}]',
    '2. Änderung: `ad` ist bei `op` nicht möglich. Zur Wahl stehen `set`, `insert`, `remove`, `move`.',
  ],
  ['[{"path": "a"}]', '1. Änderung: `after` fehlt.'],
  ['[{"after": 1}]', '1. Änderung: `path` fehlt.'],
  [
    '[{"path": "a", "after": 1, "befor": 2}]',
    '1. Änderung: `befor` gibt es bei `set` nicht. Zur Wahl stehen `op`, `file`, `path`, `before`, `within`, `after`.',
  ],
  [
    `[{"path": "a", "after": ${'['.repeat(31)}${']'.repeat(31)}}]`,
    '1. Änderung: Darin ist mehr ineinander, als in einer Datei stehen kann.',
  ],
])('%j is no list of edits, and that is said', (json, fault) => {
  expect(readEdits(json)).toEqual({ fault })
})

test('An edit whose value goes deeper than any program follows is refused as well', () => {
  const deep = `${'{"a": '.repeat(20_000)}1${'}'.repeat(20_000)}`
  const fault = '2. Änderung: Darin ist mehr ineinander, als in einer Datei stehen kann.'
  for (const key of ['after', 'before', 'path', 'op', 'befor'])
    expect(readEdits(`[{"path": "a", "after": 1}, {"${key}": ${deep}}]`)).toEqual({ fault })
})
