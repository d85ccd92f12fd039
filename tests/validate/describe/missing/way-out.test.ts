import { expect, test } from 'vitest'
import { compileWith, type Overrides, replace } from '../../../workspace.ts'

const hintsOf = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems.map(({ hint }) => hint)

const WAY_OUT = 'Gibt es hier nichts anzugeben, löschen Sie die Zeile.'

test.each<[string, string, string]>([
  ['jobs.yaml', 'validThrough: 2026-12-24', 'validThrough:'],
  ['jobs.yaml', 'validThrough: 2026-12-24', 'validThrough: unbefristet'],
  ['jobs.yaml', '{ from: 14.5, to: 16, per: hour }', 'nach Tarif'],
  ['site.yaml', '\nlogo:', '\nemergency:\nlogo:'],
])('what may be left out may go: %s, %s', async (file, from, to) => {
  const [hint = ''] = await hintsOf({ [file]: replace(from, to) })
  expect(hint.endsWith(WAY_OUT)).toBe(true)
})

const ALL_OR_NONE =
  'Ohne die Zeile zeigt der Block alle; soll er nichts davon zeigen, löschen Sie den ganzen Block.'

test.each([
  'stats:',
  'stats: []',
  'stats: ~',
])('of a list whose last name is gone, both are told that may be meant: %s', async (list) => {
  const { problems } = await compileWith({
    'pages/home.yaml': replace('stats: [brote, torten]', list),
  })
  const about = problems.filter(({ hint }) => hint.includes(ALL_OR_NONE))
  expect(about).toHaveLength(1)
  expect(about[0]?.repair).toBeUndefined()
})

test('a form that is to offer no topics is not to go with them', async () => {
  const hints = await hintsOf({
    'pages/kontakt.yaml': replace('- type: contact\n', '- type: contact\n    topics: []\n'),
  })
  expect(hints).toEqual([expect.stringMatching(/Ohne die Zeile zeigt der Block alle\.$/)])
})

test('what has to be there may not', async () => {
  const hints = await hintsOf({ 'jobs.yaml': replace('start: sofort', 'title:') })
  expect(hints.filter((hint) => hint.includes(WAY_OUT))).toEqual([])
})

test.each(['alt:', 'alt: ""'])('nor may the words for a picture: %s', async (alt) => {
  const hints = await hintsOf({ 'services.yaml': replace('alt: Angeschnittenes Brot', alt) })
  expect(hints).toEqual(['Tragen Sie einen Wert ein: alt: …'])
})

test('a picture that is only a name is told all that it needs', async () => {
  const picture = 'image:\n    src: beispiel.svg\n    alt: Angeschnittenes Brot'
  const hints = await hintsOf({ 'services.yaml': replace(picture, 'image: beispiel.svg') })
  expect(hints).toEqual([expect.stringContaining('src: beispiel.svg; darunter kommt alt: …')])
})

const TIMES = 'times:\n        - { opens: "06:30", closes: "11:00" }'

test.each([
  ['times: geschlossen', 'löschen Sie den ganzen Eintrag'],
  ['times:\n        - nach Vereinbarung', 'löschen Sie den ganzen Eintrag'],
  ['times: []', 'löschen Sie den ganzen Eintrag'],
  [`${TIMES}\n    - So geschlossen`, 'Tage ohne feste Zeiten lassen Sie weg'],
])('no times are no entry: %s', async (to, words) => {
  const [hint] = await hintsOf({ 'site.yaml': replace(TIMES, to) })
  expect(hint).toContain(words)
})

test.each(['rund um die Uhr', '\n    - 24h'])('any time is no time: %s', async (hours) => {
  const line = `emergency:\n  label: Ofen aus?\n  hours: ${hours}\n`
  const [hint] = await hintsOf({ 'site.yaml': replace('\nlogo:', `\n${line}logo:`) })
  expect(hint).toContain('Nimmt zu jeder Zeit jemand ab, löschen Sie hours')
})

test('a page of words alone is told how a page begins, and entries where they belong', async () => {
  expect(await hintsOf({ 'pages/neu.yaml': 'Hier steht ein Text.\n' })).toEqual([
    'Beginnen Sie die Datei mit route: …; darunter kommt meta: … und blocks: …. Nehmen Sie eine andere Datei im selben Ordner zum Vorbild.',
  ])
  const entries = '- id: eifer\n  title: Eifer\n  description: Wir fangen früh an.\n'
  expect(await hintsOf({ 'pages/neu.yaml': entries })).toEqual([
    'Diese Einträge gehören nach content/values.yaml: Schreiben Sie sie dorthin, und löschen Sie diese Datei.',
  ])
})

test.each([
  ['times:\n        - { opens: "06:00"', 'times: |\n        - { opens: "06:00"', 'site.yaml'],
  [
    'image:\n    src: beispiel.svg\n    alt: Ang',
    'image: >-\n    src: beispiel.svg\n    alt: Ang',
    'services.yaml',
  ],
  ['features:\n', 'features: |\n', 'services.yaml'],
])('lines that a mark makes a text are told by the mark: %j', async (from, to, file) => {
  const hints = await hintsOf({ [file]: replace(from, to) })
  const key = from.slice(0, from.indexOf(':') + 1)
  expect(hints).toEqual([
    `Löschen Sie das Zeichen, so dass die Zeile darüber nur noch so heißt: ${key}`,
  ])
})
