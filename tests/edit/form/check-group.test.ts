import { expect, test } from 'vitest'
import { checkGroup, tidyValue } from '../../../scripts/edit/form/form.ts'
import type { GroupSource } from '../../../src/content/field-source.ts'
import { compileWith } from '../../workspace.ts'

const source: GroupSource = {
  ...{ kind: 'group', file: 'services.yaml', path: ['bad'], value: {} },
  lines: { first: 1, start: 0, next: '' },
}

const SERVICE = {
  id: 'bad',
  title: 'Bad',
  description: 'Eine Wanne weniger, ein Fenster mehr.',
  image: { src: 'bad.jpg', alt: 'Eine Dusche ohne Stufe' },
  features: ['Dusche', 'Heizung'],
}

/** What is said of a service, by the path of the field. */
const said = (value: object) =>
  Object.entries(checkGroup(source, { ...value }, { 'company.founded': '1987' })).map(
    ([path, problems]) => `${path}: ${problems.map(({ code }) => code).join(' ')}`,
  )

test('of what is as it should be nothing is said, in every form of every page', async () => {
  expect(said(SERVICE)).toEqual([])
  const { site } = await compileWith()
  const all = (site?.pages ?? []).flatMap(({ groups, facts }) =>
    Object.entries(groups).flatMap(([name, group]) => {
      const found = checkGroup(group, group.value, { ...site?.admin.facts, ...facts })
      return Object.keys(found).map((path) => `${name} ${path}`)
    }),
  )
  expect(all).toEqual([])
})

test('what stands twice in a list is told there, also where nothing else is wrong', () => {
  expect(said({ ...SERVICE, features: ['Dusche', 'Heizung', 'Dusche'] })).toEqual([
    'features.2: repeated-item',
  ])
})

test.each([
  ['# Anna', 'idle-sign'],
  ['**fett**', 'idle-sign'],
  ['[hier](/contact)', 'idle-sign'],
  ['Preis&nbsp;5', 'raw-html'],
  ['!platzhalter Bad', 'unknown-tag'],
])('signs that would be read in a text are told as the check tells them: %s', (title, code) => {
  expect(said({ ...SERVICE, title })).toEqual([`title: ${code}`])
})

test('a name in a link that is none is told as in a text', () => {
  expect(said({ ...SERVICE, href: '{company.nix}' })).toEqual(['href: unknown-fact'])
  expect(said({ ...SERVICE, href: '/jobs}' })).toEqual(['href: loose-brace'])
})

const JOB = {
  id: 'maler',
  title: 'Maler (m/w/d)',
  description: 'Innen und außen.',
  tasks: ['Streichen'],
  profile: ['Ruhige Hand'],
  employment: 'Vollzeit',
  datePosted: '2026-01-02',
}

/** What is to be written in a field of a vacancy's contact. */
const hintsFor = (contact: object) =>
  Object.values(
    checkGroup({ ...source, file: 'jobs.yaml', path: ['maler'] }, { ...JOB, contact }, {}),
  )
    .flat()
    .map(({ hint }) => hint)

test('what is to be written in a field is told as it is typed there, not as it stands in a file', () => {
  expect(hintsFor({ name: 'Ayşe', phone: '02941/55443' })).toEqual([
    'Schreiben Sie: +49 2941 55443',
  ])
  expect(hintsFor({ name: 'Ayşe', phone: 'a@b.example', email: '+49 2941 55443' })).toEqual([
    'Schreiben Sie: +49 2941 55443',
    expect.stringMatching(/^Schreiben Sie die Adresse .*\.de$/),
  ])
})

test('each fault is told once, at its own field', () => {
  const { id, features } = SERVICE
  const entry = { id, title: 'Seit {company.foundet}', features: [...features, 'Dusche'] }
  expect(said(entry).sort()).toEqual([
    'description: missing-key',
    'features.2: repeated-item',
    'image: missing-key',
    'title: unknown-fact',
  ])
})

const asked = { question: 'Wie lange?', answer: 'Drei Wochen.' }
const block = { type: 'questions', id: 'fragen', title: 'Oft gefragt' }
const page: GroupSource = {
  ...{ ...source, file: 'pages/bad.yaml' },
  path: ['blocks', 'fragen'],
  value: block,
}

test('new and copied items, whose id no form shows, get one when they are kept', () => {
  const questions = [{ id: 'dauer', ...asked }, { id: 'dauer', ...asked }, asked]
  expect(checkGroup(page, { ...block, questions }, {})).toEqual({})
  expect(tidyValue(page, ['questions'], questions, questions.slice(0, 1))).toEqual([
    { id: 'dauer', ...asked },
    { id: 'wie-lange', ...asked },
    { id: 'wie-lange-2', ...asked },
  ])
})

const PROJECT = {
  ...{ id: 'bad', title: 'Bad', category: 'bad', services: ['bad'], location: 'Ort' },
  ...{ date: '2026-03', description: 'Neu.', image: { src: 'bad.jpg', alt: 'Ein Bad' } },
}

test('what is new is written in the declared order, however the form was filled in; what is there keeps its own', () => {
  const entry: GroupSource = { ...source, file: 'portfolio.yaml', path: ['bad'], value: {} }
  const { image, ...others } = PROJECT
  const filledIn = { image: { alt: image.alt, src: image.src }, ...others }
  const kept = tidyValue(entry, [], filledIn, undefined) as typeof PROJECT
  expect(Object.keys(kept.image)).toEqual(['src', 'alt'])
  expect(Object.keys(kept)[0]).toBe('id')

  const turned = { id: 'dauer', answer: asked.answer, question: 'Wie lange?' }
  const questions = [
    { ...turned, answer: 'Vier Wochen.' },
    { answer: 'Nein.', question: 'Im Winter?' },
  ]
  const both = tidyValue(page, ['questions'], questions, [turned]) as object[]
  expect(both.map((item) => Object.keys(item))).toEqual([
    ['id', 'answer', 'question'],
    ['id', 'question', 'answer'],
  ])
})

/** What is said of a reference, in words. */
const wordsFor = (change: object) =>
  Object.values(
    checkGroup({ ...source, file: 'portfolio.yaml', path: ['bad'] }, { ...PROJECT, ...change }, {}),
  )
    .flat()
    .map(({ message, hint }) => `${message} ${hint}`)

const wordsForPhone = (phone: string) =>
  Object.values(
    checkGroup(
      { ...source, file: 'jobs.yaml', path: ['bad'] },
      {
        ...{ id: 'bad', title: 'Bad', description: 'Neu.', tasks: ['Bauen'], profile: ['Geselle'] },
        ...{ employment: 'Vollzeit', datePosted: '2026-03-01', contact: { name: 'Büro', phone } },
      },
      {},
    ),
  )
    .flat()
    .map(({ message, hint }) => `${message} ${hint}`)

test('what is wrong is told by what the form shows, not by keys and lines of a file', () => {
  expect(wordsFor({ cost: { from: 'viel', to: 0 } })).toEqual([
    'Zu `Von` gehört eine Zahl; hier steht ein Text. Schreiben Sie bei `Von` nur die Zahl, ohne Wörter und ohne andere Zeichen.',
    'Die Zahl bei `Bis` ist zu klein. Sie darf nicht kleiner als 1 sein.',
  ])
  expect(wordsFor({ cost: { from: '30000–35000' } })).toEqual([
    'In `30000–35000` stehen zwei Werte; der zweite gehört zu `Bis`. Schreiben Sie bei `Von` nur 30000 und bei `Bis` 35000',
  ])
  expect(wordsFor({ facts: [{ label: 'Holz: Eiche' }] })).toEqual([
    'In `Holz: Eiche` stehen zwei Werte; der zweite gehört zu `Die Angabe selbst`. Schreiben Sie bei `Wort davor` nur Holz und bei `Die Angabe selbst` Eiche',
  ])
  expect(wordsForPhone('02942 1234, 0171 4567890')).toEqual([
    '`02942 1234, 0171 4567890` ist bei `Telefon mit Ländervorwahl` als ein Wert nicht möglich. Möglich ist in diesem Feld nur einer: `+49 2942 1234` oder `+49 171 4567890`.',
  ])
  expect(wordsForPhone('info@bad.example').join()).toMatch(
    /^`info@bad.example` gehört zu `E-Mail.*`, nicht zu `Telefon mit Ländervorwahl`/,
  )
  expect(wordsFor({ cost: { from: 9, to: 8 } })).toEqual([
    'Die Zahl bei `Bis` ist kleiner als die bei `Von`. Schreiben Sie bei `Von` die kleinere Zahl und bei `Bis` die größere.',
  ])
  expect(wordsFor({ title: '!platzhalter Bad' })).toEqual([
    'Im Text steht `!platzhalter`; auf der Website wäre es zu lesen. Löschen Sie das Wort.',
  ])
  expect(wordsFor({ date: '1. eins', location: ' ' })).toEqual([
    'Bei `Ort` steht nichts. Schreiben Sie etwas in das Feld.',
    '`1. eins` hat nicht die Form, die `Jahr und Monat der Fertigstellung` braucht. Schreiben Sie Jahr und Monat mit einem Strich: 2026-03',
  ])
  expect(wordsFor({ image: { src: 'bad.jpg', alt: 'Ein Bad', decorative: true } })).toEqual([
    expect.stringMatching(
      /^Das Bild braucht entweder einen Text bei `Was auf dem Bild zu sehen ist`/,
    ),
  ])
})
