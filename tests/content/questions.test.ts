import { describe, expect, test } from 'vitest'
import { compileWith, show } from '../workspace.ts'

/** What is told of the bakery's two questions about a course, asked with other words. */
const asked = async (first: string, second = 'Lieblingsbrot') => {
  const { problems } = await compileWith({
    'topics.yaml': (text: string) =>
      text
        .replace('label: Vorkenntnisse', `label: ${first}`)
        .replace('label: Lieblingsbrot', `label: ${second}`),
  })
  return problems.map(show)
}

test('questions may be asked in many words', async () => {
  expect(await asked('Baujahr', 'Wie viele Personen?')).toEqual([])
  expect(await asked('PLZ', 'Name des Hundes')).toEqual([])
  expect(await asked('ab wann?', 'Subjektiv')).toEqual([])
})

describe('an answer must not be lost to', () => {
  test.each([
    'message',
    'Name',
    'E-Mail',
    'inquiryType',
    'access_key',
    'bot-field',
    'redirect',
  ])('a field that goes by the name of %s', async (label) => {
    expect(await asked(label)).toEqual(['content/topics.yaml:14:14 question-name'])
  })

  test('the same question asked again', async () => {
    expect(await asked('Lieblingsbrot')).toEqual(['content/topics.yaml:17:14 question-twice'])
  })
})
