import { expect, test } from 'vitest'
import { type Overrides, problemsOf, replace, wordsOf } from '../../workspace.ts'

const WORK = `route: /arbeiten
meta:
  title: Arbeiten
  description: Torten, die wir gebacken haben.
blocks:
  - type: hero
    title: Arbeiten
    subtitle: Torten, die wir gebacken haben.
  - type: portfolio
    allLabel: Alle
    linkLabel: Ansehen
`

/** The home page's button with another target, beside a page on which references can be filtered. */
const linked = (target: string, work = WORK): Overrides => ({
  'pages/arbeiten.yaml': work,
  'pages/home.yaml': replace('href: /sortiment', `href: ${JSON.stringify(target)}`),
})

const PLACE = 'content/pages/home.yaml:12:16'

test.each([
  ['to the references of a category', '/arbeiten?category=hochzeit'],
  ['to a vacancy', '/contact?inquiry=torte&job=verkauf'],
  ['to a page with a query that nobody there reads', '/arbeiten?sorte=roggen'],
])('a link may lead %s', async (_, target) => {
  expect(await problemsOf(linked(target))).toEqual([])
})

test('a vacancy that is over does not turn a build red', async () => {
  const over = replace('validThrough: 2026-12-24', 'validThrough: 2026-10-24')
  const files = { ...linked('/contact?inquiry=torte&job=baecker'), 'jobs.yaml': over }
  expect((await problemsOf(files)).join()).not.toContain('unknown-choice')
})

test.each([
  ['/arbeiten?category=hochzeiten', 'Meinten Sie `/arbeiten?category=hochzeit`?'],
  ['/arbeiten?category=Birthday#portfolio', 'Meinten Sie `/arbeiten?category=birthday#portfolio`?'],
  ['/arbeiten?category=taufe', 'Möglich sind: `'],
  ['/contact?inquiry=torte&job=verkaufen', 'Meinten Sie `/contact?inquiry=torte&job=verkauf`?'],
  ['/arbeiten?kategory=hochzeit', 'Schreiben Sie: /arbeiten?category=hochzeit'],
])('what nobody can choose is told, with a repair: %s', async (target, repair) => {
  expect(await problemsOf(linked(target))).toEqual([expect.stringContaining(PLACE)])
  expect(await wordsOf(linked(target))).toEqual([expect.stringContaining(repair)])
})

test('only what the page itself offers can be chosen', async () => {
  const work = `${WORK}    categories: [birthday]\n`
  const [words] = await wordsOf(linked('/arbeiten?category=hochzeit', work))
  expect(words).toContain('Möglich sind: `birthday`.')
})

test('of entries that could not be read, nothing is said', async () => {
  const files = { ...linked('/arbeiten?category=taufe'), 'categories.yaml': '- id: [\n' }
  expect((await problemsOf(files)).join()).not.toContain('unknown-choice')
})

test('where there is nothing to choose, the hint leaves a link that is right', async () => {
  const none = { 'jobs.yaml': '[]\n' }
  const words = await wordsOf({ ...linked('/contact?inquiry=torte&job=verkauf'), ...none })
  expect(words.join()).toContain('Löschen Sie im Link `job=verkauf`.')
  const after = await problemsOf({ ...linked('/contact?inquiry=torte&'), ...none })
  expect(after.join()).not.toContain(PLACE)
})

test.each([
  ['/contact?inquiry=i', 'Möglich sind'],
  ['/contact?inquiry=Wedding%20cakes', 'Meinten Sie `/contact?inquiry=Wedding%20cake`?'],
])('what is advised for %s is a link', async (target, repair) => {
  expect(await wordsOf(linked(target))).toEqual([expect.stringContaining(repair)])
})
