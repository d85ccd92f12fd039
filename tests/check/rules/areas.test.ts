import { expect, test } from 'vitest'
import { problemsOf, replace } from '../../workspace.ts'

const BLOCK = `  - type: area-check
    title: Liefern wir zu Ihnen?
    action: { label: Fragen, href: /contact }
`

const found = (areas: string) =>
  problemsOf({
    'pages/home.yaml': (text) => `${text.trimEnd()}\n${BLOCK}`,
    'site.yaml': replace('# Fassung des Inhalts.', `${areas}# Fassung des Inhalts.`),
  })

test('who asks for a town where none is named would always be refused: that is told', async () => {
  expect(await found('')).toEqual([
    expect.stringMatching(/^content\/pages\/home\.yaml:.* no-areas$/),
  ])
})

test('one town is enough', async () => {
  expect(await found('areas: [{ town: Senftenberg, km: 0 }]\n')).toEqual([])
})

test('what is no list of towns is told alone', async () => {
  expect(await found('areas: Senftenberg\n')).toEqual([expect.stringMatching(/site\.yaml/)])
})

test.each([
  ['its town, which visitors are told not to be served', '{ town: Cottbus, km: 35 }'],
  [
    'its postcode, where all the others are named',
    '{ town: Senftenberg, postcodes: ["01969"], km: 0 }',
  ],
])('a company that has not named %s, is told', async (_, area) => {
  const [first = '', ...others] = await found(`areas: [${area}]\n`)
  expect(first).toMatch(/^content\/site\.yaml:.* not-at-home$/)
  expect(others).toEqual([])
})

test.each([
  ['as a part of a town', '{ town: Cottbus, districts: [Senftenberg], km: 35 }'],
  ['by its postcode', '{ town: Senftenberg, postcodes: ["01940-01970"], km: 0 }'],
  [
    'by its name alone',
    '{ town: Senftenberg, km: 0 }, { town: Cottbus, postcodes: ["03042"], km: 35 }',
  ],
])('a company that has named its own town %s, is told nothing', async (_, areas) => {
  expect(await found(`areas: [${areas}]\n`)).toEqual([])
})

test('where nobody asks for towns, any may be left out', async () => {
  const problems = await problemsOf({
    'site.yaml': replace(
      '# Fassung des Inhalts.',
      'areas: [{ town: Cottbus, km: 35 }]\n# Fassung des Inhalts.',
    ),
  })
  expect(problems).toEqual([])
})
