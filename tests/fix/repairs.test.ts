import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { call } from '../call.ts'
import { bakeryText, compileWith, contentFolder, replace, siteOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

/** What stands in a file, and what somebody has made of it. */
const FAULTS: [kind: string, file: string, right: string, wrong: string][] = [
  [
    'a line between head and parts',
    'pages/home.yaml',
    'look: overview\n    services:',
    'services:\n    look: overview',
  ],
  ['a weekday in German', 'site.yaml', '[saturday]', '[Samstag]'],
  ['a weekday in short', 'site.yaml', '[saturday]', '[sa]'],
  ['a choice in German', 'subsidies.yaml', 'status: paused', 'status: pausiert'],
  ['a choice by what it means', 'subsidies.yaml', 'kind: grant', 'kind: Zuschuss'],
  ['a block by its name', 'pages/sortiment.yaml', 'prose', 'Fließtext'],
  ['a dash alone', 'site.yaml', '    - Großräschen', '    - Großräschen\n    -'],
  ['a comma in a number', 'jobs.yaml', 'from: 14.5', 'from: 14,5'],
  ['a number in words', 'testimonials.yaml', 'rating: 4', 'rating: vier'],
  ['a date with its weekday', 'jobs.yaml', '2026-12-24', 'Do., 24.12.2026'],
  ['a date with a time', 'jobs.yaml', '2026-12-24', '24.12.2026 um 18 Uhr'],
  ['asterisks around a key', 'stats.yaml', 'label: für Feste', '**label**: für Feste'],
  [
    'asterisks around a key with its colon',
    'stats.yaml',
    'label: für Feste',
    '**label:** für Feste',
  ],
  ['asterisks around a head', 'pages/home.yaml', '    picture:', '    **picture**:'],
  ['a number in stars', 'testimonials.yaml', 'rating: 4', 'rating: ★★★★'],
  ['two single quotes', 'stats.yaml', 'label: für Feste', "label: ''für Feste''"],
  ['another bracket', 'services.yaml', '{stats.torten}', '{stats.torten]'],
  ['a bracket in a bracket', 'stats.yaml', 'Backbuch der Woche', '{Backbuch der Woche}'],
  ['a tab behind a colon', 'stats.yaml', 'label: für Feste', 'label:\tfür Feste'],
  ['a sign that nobody sees in a key', 'stats.yaml', 'label: für Feste', 'la\u200bbel: für Feste'],
  ['a dash before an address', 'site.yaml', 'email: theke', 'email: - theke'],
  ['! before an address', 'site.yaml', 'email: theke', 'email: !theke'],
  ['? before the address of the website', 'site.yaml', 'url: https', 'url: ? https'],
  ['% before a link', 'site.yaml', 'Sortiment\n      href: /', 'Sortiment\n      href: %/'],
  [
    'the end of a sentence behind an address',
    'site.yaml',
    'email: theke@backhaus-aehrengold.example',
    'email: theke@backhaus-aehrengold.example.',
  ],
  [
    'no first quotation mark, before a fact',
    'pages/anlass.yaml',
    'title: "{entry.title}"',
    'title: {entry.title}"',
  ],
  ['half a mark of a text', 'pages/sortiment.yaml', 'text: |', 'text: ->'],
  [
    'the first line of a text too far in',
    'pages/sortiment.yaml',
    '      Dienstags',
    '        Dienstags',
  ],
  [
    'the rest of a text at its key',
    'portfolio.yaml',
    'title: Alles in einem',
    'title: Alles in\n      einem',
  ],
  [
    'lines of a text for a list',
    'jobs.yaml',
    '  tasks:\n    - Teige ansetzen',
    '  tasks: |\n    - Teige ansetzen',
  ],
  ['a list in one text', 'topics.yaml', '[keine, ein wenig, viele]', 'keine, ein wenig, viele'],
  [
    'a list with semicolons',
    'topics.yaml',
    '[keine, ein wenig, viele]',
    '[keine; ein wenig; viele]',
  ],
  ['a list with strokes', 'topics.yaml', '[keine, ein wenig, viele]', 'keine / ein wenig / viele'],
  [
    'two times of a day in one pair of braces',
    'site.yaml',
    '- { opens: "06:00", closes: "12:30" }\n        - { opens: "14:00", closes: "18:00" }',
    '- { opens: "06:00", closes: "12:30", opens: "14:00", closes: "18:00" }',
  ],
  [
    'commas in both numbers in braces',
    'jobs.yaml',
    '{ from: 14.5, to: 16, per: hour }',
    '{ from: 14,50, to: 16,00, per: hour }',
  ],
  [
    'a name of a picture that stands elsewhere as it should',
    'services.yaml',
    'src: beispiel.svg\n    alt',
    'src: beispil.svg\n    alt',
  ],
  ['no colon behind a key', 'values.yaml', 'title: Zeit', 'title Zeit'],
  ['another sign for the colon', 'values.yaml', 'title: Zeit', 'title = Zeit'],
  ['no colon behind a group', 'jobs.yaml', '  pay: {', '  pay {'],
  ['no colon before a text', 'pages/sortiment.yaml', 'text: |', 'text |'],
  ['asterisks around a name', 'portfolio.yaml', 'category: hochzeit', 'category: *hochzeit*'],
  ['another kind than its parts', 'topics.yaml', 'kind: choice', 'kind: text'],
]

test.each(FAULTS)('%s is put right to the byte', async (_, file, right, wrong) => {
  expect(await fixed(file, replace(right, wrong))).toBe(bakeryText(file))
})

test('times of a day without the line above them become its entry', async () => {
  const right = '      times:\n        - { opens: "06:30", closes: "11:00" }\n'
  const wrong = '      opens: "06:30"\n      closes: "11:00"\n'
  const { problems } = await compileWith({ 'site.yaml': replace(right, wrong) })
  expect(problems.map(({ code }) => code)).toEqual(['missing-key'])
  expect(await fixed('site.yaml', replace(right, wrong))).toContain(
    '      times:\n        - opens: "06:30"\n          closes: "11:00"\n',
  )
})

test('words with umlauts before a colon are whole, and keep nobody from a repair', async () => {
  const change = (text: string) =>
    `${replace('type: contact', 'type: contact,')(text)}# Wärme: siehe oben\n`
  expect(await fixed('subsidies.yaml', change)).toContain('type: contact\n')
})

test('a link to a page by its name, below the same word, keeps the word', async () => {
  const broken = replace('[Dinkelbrot](/#stats)', '[Sortiment](Sortiment)')
  expect(await fixed('pages/sortiment.yaml', broken)).toContain('[Sortiment](/sortiment)')
})

test('one group in braces in the place of a list becomes its only entry', async () => {
  const times = '{ opens: "06:30", closes: "11:00" }'
  const broken = replace(`times:\n        - ${times}`, `times: ${times}`)
  const entry = 'times:\n        - opens: "06:30"\n          closes: "11:00"\n'
  expect(await fixed('site.yaml', broken)).toContain(entry)
})

test('German words behind their first mark get their second one', async () => {
  const broken = replace('label: für Feste', 'label: für „Feste"')
  expect(await fixed('stats.yaml', broken)).toContain('label: für „Feste“')
})

test('two names behind one dash get a line each', async () => {
  const text = await fixed(
    'pages/home.yaml',
    replace('stats: [brote, torten]', 'stats:\n      - brote, torten'),
  )
  expect(text).toContain('stats:\n      - brote\n      - torten\n')
})

test('links and redirects by way of a redirect go to its end', async () => {
  const redirects = (to: string) =>
    `- from: /brot\n  to: /sortiment\n- from: /brot.html\n  to: ${to}\n`
  const folder = await contentFolder({
    'redirects.yaml': redirects('/brot'),
    'pages/home.yaml': replace('href: /sortiment', 'href: /brot'),
  })
  await call(check, siteOf(folder), '--fix', '--yes')
  expect(await fs.readFile(path.join(folder, 'redirects.yaml'), 'utf8')).toBe(
    redirects('/sortiment'),
  )
  expect(await fs.readFile(path.join(folder, 'pages/home.yaml'), 'utf8')).toBe(
    await bakeryText('pages/home.yaml'),
  )
})

test('texts are not moved to a list that nobody has begun', async () => {
  const wrong = '    - Wie viele Gäste?\n    - Wann?'
  const right =
    '    - kind: choice\n      label: Vorkenntnisse\n      options: [keine, ein wenig, viele]\n    - kind: text\n      label: Lieblingsbrot'
  const text = await fixed('topics.yaml', replace(right, wrong))
  expect(text).not.toContain('aliases:\n    - Wie viele')
  const one = await fixed(
    'topics.yaml',
    replace('    - kind: text\n      label: Lieblingsbrot', '    - Wann?'),
  )
  expect(one.match(/aliases:/g)).toHaveLength(1)
})

test('nothing is lost where only a part of a text has signs', async () => {
  const text = await fixed('jobs.yaml', replace('title: Bäckerin', 'title: **Bäckerin**'))
  expect(text).toContain('Bäckerin oder Bäcker (m/w/d)')
})

/** The word stands behind the value, or without its sign. */
const PLACEHOLDERS = ['Bestellheft !platzhalter', 'platzhalter Bestellheft']

test.each(PLACEHOLDERS)('%s gets its sign, and its place', async (wrong) => {
  const text = await fixed('stats.yaml', replace('Bestellheft', wrong))
  expect(text).toContain('source: !platzhalter Bestellheft\n')
})

test('the word behind an address is moved before it, and what is said is how', async () => {
  const address = 'https://www.backwerk-aehrengold.example'
  const wrong = replace(`url: ${address}`, `url: ${address} !platzhalter`)
  const { problems } = await compileWith({ 'site.yaml': wrong })
  expect(problems.map(({ hint }) => hint)).toEqual([
    `Setzen Sie es vor den Wert: !platzhalter ${address}`,
  ])
  expect(await fixed('site.yaml', wrong)).toContain(`url: !platzhalter ${address}\n`)
})

test('texts in brackets get the comma between them', async () => {
  const text = await fixed('pages/home.yaml', replace('[brote, torten]', '["brote" "torten"]'))
  expect(text).toContain('stats: ["brote", "torten"]\n')
})

test('brackets behind !platzhalter get their commas as well', async () => {
  const pay = '{ from: 14.5, to: 16, per: hour }'
  const text = await fixed('jobs.yaml', replace(pay, `!platzhalter ${pay.replace(',', '')}`))
  expect(text).toBe(bakeryText('jobs.yaml').replace(pay, `!platzhalter ${pay}`))
})

test('the two pictures of a comparison may be called what they are in German', async () => {
  const part = (key: string) =>
    `    ${key}:\n      picture:\n        src: beispiel.svg\n        alt: Brot\n      caption: Brot ${key}\n`
  const block = (...keys: string[]) => `\n  - type: before-after\n${keys.map(part).join('')}`
  const broken = (text: string) => text.trimEnd() + block('vorher', 'nachher')
  const after = await fixed('pages/home.yaml', broken)
  expect(after).toContain('\n    before:\n      picture:')
  expect(after).toContain('\n    after:\n      picture:')
})
