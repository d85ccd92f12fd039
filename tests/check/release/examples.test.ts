import { describe, expect, test } from 'vitest'
import { elementOf, examplesOf, type Schema, unwrap } from '../../../scripts/schema/schema.ts'
import { form } from '../../../src/content/form.ts'
import { site } from '../../../src/content/site.ts'
import { replace } from '../../workspace.ts'
import { unfit } from './fit-bakery.ts'

type Parts = { shape?: Record<string, Schema>; options?: Schema[] }

/** Every example of a schema and of its parts, with the key that it stands behind. */
const examplesIn = (schema: Schema, key = ''): [string, unknown][] => {
  const { shape = {}, options = [] } = unwrap(schema).def as Parts
  const element = elementOf(schema)
  return [
    ...examplesOf(schema).map((example): [string, unknown] => [key, example]),
    ...Object.entries(shape).flatMap(([name, part]) => examplesIn(part, name)),
    ...options.flatMap((option) => examplesIn(option, key)),
    ...(element ? examplesIn(element, key) : []),
  ]
}

const codesIn = async (key: string, value: unknown) => {
  const line = new RegExp(`^( *)${key}: .*$`, 'm')
  const problems = await unfit({ 'site.yaml': (text) => text.replace(line, `$1${key}: ${value}`) })
  return problems.map(({ code }) => code).filter((code) => /example|placeholder/.test(code))
}

const examples = new Map(examplesIn(site))

test('there are some, each in the form that its field asks for', () => {
  expect([...examples.keys()]).toEqual(
    expect.arrayContaining(['url', 'phone', 'email', 'vatId', 'registerNumber', 'endpoint']),
  )
  expect(examplesIn(form)).not.toEqual([])
})

describe('an example may not be published', () => {
  test.each([...examples])('%s: %s', async (key, example) => {
    expect(await codesIn(key, JSON.stringify(example))).toEqual(['example-value'])
  })

  test('written in another way', async () => {
    expect(await codesIn('phone', '"+49 (2581) 12 34 56"')).toEqual(['example-value'])
  })

  test('once where it is marked as a sample', async () => {
    expect(await codesIn('phone', '!platzhalter "+49 2581 123456"')).toEqual(['placeholder'])
  })
})

test('a value like one may', async () => {
  const changes = { 'site.yaml': replace('+49 3573 000000', '+49 2581 123457') }
  expect(await unfit(changes)).toEqual([])
})
