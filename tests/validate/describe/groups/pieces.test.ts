import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { compileWith, type Overrides, replace } from '../../../workspace.ts'

const LINK = '    - label: Sortiment\n      href: /sortiment\n'

test.each([
  '[Sortiment](/sortiment)',
  'Sortiment (/sortiment)',
  'Sortiment, /sortiment',
  'Sortiment – /sortiment',
  'Sortiment /sortiment',
])('a link in one text becomes one of two values: %s', async (text) => {
  const after = await fixed('site.yaml', replace(LINK, `    - ${text}\n`))
  expect(after).toMatch(/label: Sortiment[,\s]+href: \/sortiment/)
})

test('a row of a table becomes the values that its cells fit', async () => {
  const row = '\nareas:\n  - Lübbenau\t03222\t18\n'
  const after = await fixed('site.yaml', (text) => text + row)
  for (const value of ['town: Lübbenau', '- "03222"', 'km: 18']) expect(after).toContain(value)
})

test('a distance behind a town is no part of the town', async () => {
  const after = await fixed('site.yaml', (text) => `${text}\nareas:\n  - 03222 Lübbenau, 18 km\n`)
  for (const value of ['town: Lübbenau', '- "03222"', 'km: 18']) expect(after).toContain(value)
  expect(after).not.toContain('districts')
})

const told = async (file: string, text: Overrides[string]) => {
  const { problems } = await compileWith({ [file]: text })
  return problems.map(({ code, hint }) => `${code}: ${hint}`)
}

test('rows without dashes are told once, with the first of them as the entry that it is meant to be', async () => {
  const rows = '\nareas:\n  Lübbenau\t03222\t18\n  Calau\t03205\t24\n'
  expect(await told('site.yaml', (text) => text + rows)).toEqual([
    'wrong-type: Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - town: Lübbenau; darunter kommt km: 18 und postcodes: ["03222"]. Gibt es hier nichts anzugeben, löschen Sie die Zeile.',
  ])
  expect(await told('redirects.yaml', '/alt -> /sortiment\n')).toEqual([
    'wrong-type: Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - from: /alt; darunter kommt to: /sortiment',
  ])
  const redirects = '/alt -> /sortiment\n/frueher -> /\n'
  expect(await told('redirects.yaml', `# Umzug\n${redirects.repeat(2_000)}`)).toEqual([
    'wrong-type: Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - from: /alt; darunter kommt to: /sortiment',
  ])
})

test('what is not known to be a name or a text is not written', async () => {
  const entry = '\n- Anna Beck: "Sehr gut"\n'
  expect(await fixed('testimonials.yaml', (text) => text + entry)).toContain(entry)
})

test('words behind a group are left to whoever knows what they are about', async () => {
  const times = '{ opens: "06:30", closes: "11:00" }'
  const broken = replace(times, `${times} und nach Vereinbarung`)
  expect(await fixed('site.yaml', broken)).toContain(`${times} und nach Vereinbarung`)
})

test('questions without dashes are told once, with the first as the entry that it is meant to be', async () => {
  const lines = '      Kann ich tauschen?: Ja, gegen Aufpreis.\n      Wann?: Morgen.\n'
  const block = `\n  - type: questions\n    title: Oft gefragt\n    questions:\n${lines}`
  expect(await told('pages/sortiment.yaml', (text) => text.trimEnd() + block)).toEqual([
    'wrong-type: Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - id: …; darunter kommt question: Kann ich tauschen? und answer: Ja, gegen Aufpreis.',
  ])
})

test.each([
  [
    'in the column of their head',
    '    Kann ich tauschen?: Ja, gegen Aufpreis.\n    Wann?: Morgen.\n',
  ],
  ['one alone in the column of its head', '    Kann ich tauschen?: Ja, gegen Aufpreis.\n'],
  ['one alone below its head', '      Kann ich tauschen?: Ja, gegen Aufpreis.\n'],
])('questions without dashes are told the same: %s', async (_, lines) => {
  const block = `\n  - type: questions\n    title: Oft gefragt\n    questions:\n${lines}`
  expect(await told('pages/sortiment.yaml', (text) => text.trimEnd() + block)).toEqual([
    'wrong-type: Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - id: …; darunter kommt question: Kann ich tauschen? und answer: Ja, gegen Aufpreis.',
  ])
})

test('what stands below an empty list and names another field is no entry of that list', async () => {
  const block =
    '\n  - type: questions\n    title: Oft gefragt\n    questions:\n    Einleitung: Das fragen viele.\n'
  expect(await told('pages/sortiment.yaml', (text) => text.trimEnd() + block)).toEqual([
    'empty-value: Tragen Sie einen Wert ein: questions: …',
    'unknown-key: Meinten Sie `intro`?',
  ])
})

test('what is no name yet becomes none behind a comma: a question with its answer has no id in it', async () => {
  const questions = '    questions:\n      - Kann ich tauschen?: Ja, gegen Aufpreis.\n'
  const [words] = await told(
    'pages/sortiment.yaml',
    `route: /sortiment\nmeta:\n  title: Brot\n  description: Brot und Kuchen.\nblocks:\n  - type: hero\n    title: Brot\n  - type: questions\n    title: Fragen\n${questions}`,
  )
  expect(JSON.stringify(words)).not.toContain('gegen-aufpreis')
  expect(JSON.stringify(words)).toContain(
    '- id: …; darunter kommt question: Kann ich tauschen? und answer: Ja, gegen Aufpreis.',
  )
})

test('a file name in the place of a picture with its caption is that of the picture', async () => {
  const page =
    'route: /ofen\nmeta:\n  title: Ofen\n  description: Der Ofen.\nblocks:\n  - type: hero\n    title: Ofen\n  - type: before-after\n    before: beispiel.svg\n    after:\n      picture: { src: beispiel.svg, alt: Ofen }\n      caption: Heute\n'
  expect(await told('pages/ofen.yaml', page)).toEqual([
    'wrong-type: Lassen Sie hinter `before:` nichts stehen, und schreiben Sie in die Zeile darunter, zwei Leerzeichen weiter eingerückt: picture: { src: beispiel.svg, alt: … }; darunter kommt caption: …',
  ])
})

test.each([
  ['[Teige: ansetzen, Öfen beschicken]', 'Teige: ansetzen'],
  ['[Öfen beschicken, Teige: ansetzen]', 'Teige: ansetzen'],
])('a text with a colon ends where its brackets say: tasks: %s', async (list, text) => {
  const tasks = replace('tasks:\n    - Teige ansetzen\n    - Öfen beschicken', `tasks: ${list}`)
  expect(await told('jobs.yaml', tasks)).toEqual([
    `colon-in-value: Setzen Sie den Text in Anführungszeichen: "${text}"`,
  ])
})
