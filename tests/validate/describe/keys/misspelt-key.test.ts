import { expect, test } from 'vitest'
import { compileWith } from '../../../workspace.ts'

/** More than are looked for one by one. */
const COUNT = 40

test('a misspelt name is told once, and not as one that is missing besides', async () => {
  const values = Array.from(
    { length: COUNT },
    (_, index) => `- id: wert-${index}\n  titel: Wert ${index}\n  description: Was er bringt.\n`,
  )
  const { problems } = await compileWith({ 'values.yaml': values.join('') })
  const told = problems.filter(({ file }) => file.endsWith('values.yaml'))
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['unknown-key']))
  expect(told).toHaveLength(COUNT)
})

const jobWith = (line: string) => ({
  'jobs.yaml': (text: string) => text.replace(/^( *)datePosted:.*$/m, `$&\n$1${line}`),
})

test('the names of a span in German are told as what is meant, and nothing as missing', async () => {
  const { problems } = await compileWith(jobWith('pay: { von: 15, bis: 18, je: hour }'))
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Meinten Sie `from`?',
    'Meinten Sie `to`?',
    'Meinten Sie `per`?',
  ])
})

test('a German name of what stands there already is told where that is', async () => {
  const { problems } = await compileWith(jobWith('Beschreibung: Brot backen'))
  expect(problems.map(({ hint }) => hint)).toEqual([
    expect.stringMatching(/^Gemeint ist wohl `description`; das steht schon in Zeile \d+\./),
  ])
})

test.each([
  [
    'site.yaml',
    '\nareas:\n  - Ort: Calau\n    PLZ: ["03205"]\n    Entfernung: 24\n',
    ['town', 'postcodes', 'km'],
  ],
  [
    'pages/feier.yaml',
    '  - type: feature\n    title: Feiern\n    text: Im Laden.\n    Foto: { src: beispiel.svg }\n',
    ['picture'],
  ],
])('a name that means something else in another group is told by what there is: %s', async (file, part, names) => {
  const page =
    'route: /feier\nmeta:\n  title: Feier\n  description: Feiern.\nblocks:\n  - type: hero\n    title: Feier\n'
  const text = file === 'site.yaml' ? (site: string) => site + part : page + part
  const { problems } = await compileWith({ [file]: text })
  expect(problems.map(({ hint }) => hint)).toEqual(names.map((name) => `Meinten Sie \`${name}\`?`))
})

test.each([
  ['redirects:\n  - from: /alt\n    to: /sortiment', 'in die Datei content/redirects.yaml'],
  ['Weiterleitungen:\n  - from: /alt\n    to: /sortiment', 'in die Datei content/redirects.yaml'],
  ['jobs: []', 'in die Datei content/jobs.yaml'],
  ['pages: []', 'in den Ordner content/pages,'],
  ['news: []', 'in den Ordner content/news,'],
  ['social:\n  - https://www.facebook.com/backwerk', '„Umzug von einer alten Website“'],
  ['cookieBanner: true', '„Umzug von einer alten Website“'],
])('what has a file of its own, or none, is told where it belongs: %j', async (part, where) => {
  const { problems } = await compileWith({ 'site.yaml': (site: string) => `${site}\n${part}\n` })
  expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining(where)])
})

test('of a second number of the company, too', async () => {
  const { problems } = await compileWith({
    'site.yaml': (site: string) => site.replace(/^( +)phone:.*$/m, '$&\n$1fax: "+49 3573 1"'),
  })
  expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining('Umzug von')])
})
