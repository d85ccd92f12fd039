import { expect, test } from 'vitest'
import { findablesOf } from '../../scripts/search/read-page.ts'
import { termOf } from '../../src/search/terms.ts'
import { compileWith } from '../workspace.ts'

test.each([
  ['Yıldız', 'Yildiz'],
  ['İbrahim', 'Ibrahim'],
  ['Michał', 'Michal'],
  ['Łukasz', 'Lukasz'],
  ['Sørensen', 'Sorensen'],
  ['Đorđević', 'Djordjevic'],
  ['Çelik', 'Celik'],
  ['Müller', 'Mueller'],
])('%s is found by who types %s', (name, typed) => {
  expect(termOf(name)).toBe(termOf(typed))
})

const TEAM = `route: /leute
meta: { title: Leute, description: Wer bei uns backt. }
blocks:
  - { type: hero, title: Leute }
  - type: team
    title: Wer hier backt
    people:
      - { name: Thea Korn, role: Bäckermeisterin, phone: "+49 5731 0001-12" }
`

test('people are found by name and role, and their page by what people call them', async () => {
  const { site } = await compileWith({ 'pages/leute.yaml': TEAM })
  const page = site?.pages.find(({ route }) => route === '/leute')
  if (!site || !page) throw new Error('no page')
  const [found] = findablesOf(page, site)
  expect(found?.text).toMatch(/Thea Korn.*Bäckermeisterin/)
  expect(found?.topics.split(' ')).toEqual(expect.arrayContaining(['Team', 'Mitarbeiter']))
})
