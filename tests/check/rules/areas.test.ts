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
