import { expect, test } from 'vitest'
import { compileWith } from '../../workspace.ts'

const FORM = /form:\n(?: {2}.*\n)+/

const codesFor = async (...lines: string[]) => {
  const form = lines.map((line) => `  ${line}\n`).join('')
  const { problems } = await compileWith({
    'site.yaml': (text) => text.replace(FORM, `form:\n${form}  processor: Bote\n`),
    'pages/kontakt.yaml': (text) =>
      text.replace(/ +submit: /, (found) => `    photos:\n      label: Fotos\n${found}`),
  })
  return problems.map(({ code, severity }) => `${severity} ${code}`)
}

test('a field for photographs needs a provider that takes them', async () => {
  expect(await codesFor('provider: formspree', 'endpoint: https://formulare.example/1')).toEqual([
    'warning form-photos',
  ])
})

test('a provider that nobody knows is told alone', async () => {
  expect(await codesFor('provider: brieftaube')).toEqual(['error not-allowed'])
})

test.each(['php', 'inbox'])('%s takes them', async (provider) => {
  expect(await codesFor(`provider: ${provider}`, 'days: 180')).toEqual([])
})
