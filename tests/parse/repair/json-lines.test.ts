import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { replace, wordsOf } from '../../workspace.ts'

const title = (line: string) => replace('title: Hochzeitstorte', line)

test.each([
  ['"title": "Torte, weiß",', 'title: "Torte, weiß"'],
  ['"title": "Torte" ,', 'title: "Torte"'],
])('%s is one problem, and its comma goes with the signs', async (line, meant) => {
  expect(await wordsOf({ 'services.yaml': title(line) })).toEqual([
    `Um \`title\` stehen Zeichen, die nicht dorthin gehören; der Name einer Angabe steht ohne Anführungszeichen und hat einen Doppelpunkt. → Schreiben Sie: ${meant}`,
  ])
  expect(await fixed('services.yaml', title(line))).toContain(`\n  ${meant.replaceAll('"', '')}`)
})

const options = (...lines: readonly string[]) =>
  replace('options: [keine, ein wenig, viele]', `options: [\n${lines.join('\n')}`)

const words = (column: number, bracket: string) =>
  `Diese schließende Klammer steht zu weit links; sie gehört zu dem, was darüber beginnt. → Schreiben Sie in diese Zeile, mit ${column} Leerzeichen davor, nur: ${bracket}`

test.each([
  ['in the column of its key', ['        "keine",', '        "viele"', '      ]']],
  ['there, with a comma', ['        "keine",', '        "viele"', '      ],']],
  ['further out', ['        "keine",', '        "viele"', '    ]']],
])('a closing bracket %s is one problem', async (_, lines) => {
  expect(await wordsOf({ 'topics.yaml': options(...lines) })).toEqual([words(8, ']')])
})

test('so is the brace of an entry in the column of its dash', async () => {
  const entry = (brace: string) =>
    replace(
      '- label: Zur Backstube\n        href: /',
      `- {\n          "label": "Zur Backstube",\n          "href": "/"\n      ${brace}`,
    )
  expect(await wordsOf({ 'pages/nicht-gefunden.yaml': entry('}') })).toEqual([words(8, '}')])
  expect(await wordsOf({ 'pages/nicht-gefunden.yaml': entry('},') })).toEqual([words(8, '}')])
})
