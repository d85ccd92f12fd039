import { expect, test } from 'vitest'
import { compileWith } from '../../workspace.ts'

const FORM = /form:\n(?: {2}.*\n)+/

const warningsFor = async (...lines: string[]) => {
  const form = lines.map((line) => `  ${line}\n`).join('')
  const { problems } = await compileWith({
    'site.yaml': (text) => text.replace(FORM, `form:\n${form}  processor: Bote\n`),
  })
  return problems.map(({ code, severity }) => `${severity} ${code}`)
}

const endpoint = 'endpoint: https://formulare.example/1'

test('a form that only its host confirms is worth a try before it is relied on', async () => {
  expect(await warningsFor('provider: netlify')).toEqual(['warning form-unconfirmed'])
})

test('a service of which nothing is known may not confirm', async () => {
  expect(await warningsFor('provider: generic', endpoint)).toEqual(['warning form-unconfirmed'])
  expect(await warningsFor('provider: generic', endpoint, 'acceptedBy: Danke')).toEqual([])
})

test('services that confirm in words of their own need no warning', async () => {
  expect(await warningsFor('provider: formspree', endpoint)).toEqual([])
  expect(await warningsFor('provider: web3forms', 'accessKey: a')).toEqual([])
})
