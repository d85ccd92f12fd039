import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { call } from '../call.ts'
import {
  bakeryText,
  contentFolder,
  type Overrides,
  replace,
  siteOf,
  wordsOf,
} from '../workspace.ts'

/** A file as `check --fix` leaves it, where nobody is there to be asked. */
const after = async (file: string, overrides: Overrides, ...more: string[]): Promise<string> => {
  const folder = await contentFolder(overrides)
  await call(check, siteOf(folder), '--fix', ...more)
  return fs.readFile(path.join(folder, file), 'utf8')
}

const CONFLICT = `<<<<<<< HEAD
  title: Sauerteigbrot
=======
  title: Sauerteigbrot, wie es die Kollegin nennt
>>>>>>> kollegin
`

test.each([[[]], [['--yes']]])('of two versions in a conflict both stay %j', async (options) => {
  const text = await after(
    'services.yaml',
    { 'services.yaml': replace('  title: Sauerteigbrot\n', CONFLICT) },
    ...options,
  )
  expect(text).toContain(CONFLICT)
})

test.each([
  [
    'a colon in the text',
    'title: Sauerteigbrot',
    'title: Brot: gut  # Nur für uns',
    'title: "Brot: gut"  # Nur für uns',
  ],
  [
    'a fact in the text',
    'title: Sauerteigbrot',
    'title: {company.name} backt  # intern',
    'title: "{company.name} backt"  # intern',
  ],
  [
    'a sign before the text',
    'title: Sauerteigbrot',
    'title: @Brot  # intern',
    'title: "@Brot"  # intern',
  ],
])('a note stays a note, behind %s', async (_, right, wrong, mended) => {
  const text = await after('services.yaml', { 'services.yaml': replace(right, wrong) }, '--yes')
  expect(text).toContain(mended)
})

test.each([
  'title: Öfen: von 8 kW # auf Maß',
  'title: {company.name} backt # intern',
  'title: @Brot # intern',
])('what follows a # behind one blank may be text or note, and is left to somebody: %s', async (wrong) => {
  const overrides = { 'services.yaml': replace('title: Sauerteigbrot', wrong) }
  expect(await after('services.yaml', overrides, '--yes')).toContain(wrong)
  const [words = ''] = await wordsOf(overrides)
  expect(words).toContain(`"${wrong.slice('title: '.length)}"`)
  expect(words).toContain('" # ')
})

test('a blank before a colon is taken out', async () => {
  const overrides = { 'site.yaml': replace('founded: 1987', 'founded : 1987') }
  expect(await after('site.yaml', overrides)).toContain('\n  founded: 1987')
})

const ABOVE = 'Liebe Kundschaft, der Ofen ist wieder warm.\n\n'

test.each([
  [
    'above the front matter',
    'news/erntebrot.md',
    '---\nid: erntebrot',
    `${ABOVE}---\nid: erntebrot`,
  ],
  [
    'at the margin of a list',
    'jobs.yaml',
    '\n- id: verkauf',
    '\nZuschlag: nach Absprache\n\n- id: verkauf',
  ],
  [
    'before what looks like a key',
    'news/erntebrot.md',
    'excerpt: Vier Wochen lang backen wir mit Mehl der neuen Ernte.',
    'excerpt: >-\nWarum Roggen title: ein Überblick',
  ],
  [
    'of a second key of the same name',
    'site.yaml',
    '  email: theke@',
    '  phone: "+49 3573 111111, abends"\n  email: theke@',
  ],
])('words %s are never deleted', async (_, file, right, wrong) => {
  const overrides = { [file]: replace(right, wrong) }
  const lost = /Kundschaft|Zuschlag: nach|Warum Roggen|abends/.exec(wrong)?.[0]
  expect(await after(file, overrides, '--yes')).toContain(lost)
})

test('a gap that somebody has to fill in is not written', async () => {
  const group = /^ {2}contact:\n(?: {4}.*\n)+/m
  const overrides = {
    'jobs.yaml': (text: string) => text.replace(group, '  contact: fragen Sie an der Theke\n'),
  }
  const text = await after('jobs.yaml', overrides, '--yes')
  expect(text).not.toContain('…')
  expect(text).toContain('fragen Sie an der Theke')
})

test('the folder before a picture is no word that would be lost', async () => {
  const broken = replace('src: beispiel.svg', 'src: content/media/beispiel.svg')
  const overrides = { 'pages/home.yaml': broken }
  expect(await after('pages/home.yaml', overrides, '--yes')).toBe(bakeryText('pages/home.yaml'))
})

test.each([
  '2027-02-29',
  '31.02.2027',
  '30. Februar 2027',
  '2027-02-00',
  '20270230',
])('a day that there is not is only told, with another as an example: %s', async (day) => {
  const overrides = { 'jobs.yaml': replace('validThrough: 2026-12-24', `validThrough: ${day}`) }
  expect(await after('jobs.yaml', overrides, '--yes')).toContain(`validThrough: ${day}\n`)
})

test('of a field that takes a month, the day is left out', async () => {
  const overrides = { 'portfolio.yaml': replace('date: 2025-06', 'date: 31.02.2026') }
  expect(await after('portfolio.yaml', overrides, '--yes')).toContain('date: 2026-02\n')
})

test('the end of a text that is no word, below it, is not deleted', async () => {
  const wrapped = replace('Verkauf im Laden (m/w/d)', 'Verkauf im Laden\n  (m/w/d)')
  expect(await after('jobs.yaml', { 'jobs.yaml': wrapped }, '--yes')).toContain('(m/w/d)\n  desc')
})

test('a list in brackets that goes on at the margin is one line again, with nothing closed before its end', async () => {
  const broken = replace('stats: [brote, torten]', 'stats: [brote,\ntorten]')
  expect(await after('pages/home.yaml', { 'pages/home.yaml': broken }, '--yes')).toBe(
    bakeryText('pages/home.yaml'),
  )
})

test.each([
  [
    'entries with commas of their own',
    'jobs.yaml',
    'tasks:\n    - Teige ansetzen\n    - Öfen beschicken\n',
    'tasks: Teige ansetzen, führen und pflegen, auch am Samstag früh, Öfen beschicken\n',
  ],
  [
    'a text under a name of somebody’s own',
    'services.yaml',
    'description: Roggen, Wasser',
    'Erläuterung: Roggen, Wasser',
  ],
])('what may be meant in two ways is told and left: %s', async (_, file, right, wrong) => {
  const overrides = { [file]: replace(right, wrong) }
  expect(await after(file, overrides, '--yes')).toContain(wrong)
})

test('of a text under a name of somebody’s own both readings are told', async () => {
  const wrong = replace('description: Roggen, Wasser', 'Erläuterung: Roggen, Wasser')
  const text = 'Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.'
  expect(await wordsOf({ 'services.yaml': wrong })).toEqual([
    `Die Angabe \`Erläuterung\` gibt es hier nicht, und es fehlt \`description\`. → Schreiben Sie: description: ${text} – oder, wenn „Erläuterung:“ zum Text gehört: description: "Erläuterung: ${text}"`,
  ])
})

test('of a sentence where a text could stand that nobody misses both readings are told', async () => {
  const wrong = replace('    title: Brot b', '    Bitte noch prüfen!\n    title: Brot b')
  expect(await wordsOf({ 'pages/home.yaml': wrong })).toEqual([
    'Vor diesem Text fehlt das Wort, das sagt, was er ist: `badge`. → Schreiben Sie: badge: Bitte noch prüfen! – oder, wenn er eine Notiz ist: # Bitte noch prüfen!',
  ])
})

test('a text in lines under a name of somebody’s own gets its name, and no second one', async () => {
  const lines = (name: string) =>
    `${name}: >-\n    Roggen und Wasser, sechsunddreißig Stunden Zeit.\n`
  const wrong = replace(
    'description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.\n',
    lines('Erläuterung'),
  )
  expect(await after('services.yaml', { 'services.yaml': wrong }, '--yes')).toContain(
    lines('description'),
  )
})

test('a type that is written right stays, whatever line of the next block has come into its own', async () => {
  const blocks = `blocks:
  - type: back
    action:
      label: Zum Sortiment
      href: /sortiment

    title: Der Ofen
  - type: hero
`
  const wrong = (text: string) => text.replace('blocks:\n  - type: hero\n', () => blocks)
  const text = await after('pages/home.yaml', { 'pages/home.yaml': wrong }, '--yes')
  expect(text).toContain('- type: back\n')
})
