import { describe, expect, test } from 'vitest'
import { samplesFor } from '../../../scripts/new/samples.ts'
import { elementOf, examplesOf, type Schema, unwrap } from '../../../scripts/schema/schema.ts'
import { form } from '../../../src/content/site/form.ts'
import { site } from '../../../src/content/site/site.ts'
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

/** What a group needs besides. */
const BESIDE: Record<string, string> = { repository: 'host: github' }

/** A text with a value behind its key; in a group of its own, where the bakery has no such group. */
const written = (text: string, group: string, key: string, value: unknown): string =>
  new RegExp(`^${group}:`, 'm').test(text)
    ? text.replace(new RegExp(`^( *)${key}: .*$`, 'm'), `$1${key}: ${value}`)
    : `${text}\n${group}:\n  ${BESIDE[group]}\n  ${key}: ${value}\n`

const codesIn = async (group: string, key: string, value: unknown) => {
  const problems = await unfit({ 'site.yaml': (text) => written(text, group, key, value) })
  return problems.map(({ code }) => code).filter((code) => /example|placeholder/.test(code))
}

const examples = Object.entries(site.shape).flatMap(([group, schema]) =>
  [...new Map(examplesIn(schema, group))].map(([key, example]) => [group, key, example] as const),
)

test('there are some, each in the form that its field asks for', () => {
  expect(examples.map(([, key]) => key)).toEqual(
    expect.arrayContaining(['url', 'phone', 'email', 'vatId', 'registerNumber', 'endpoint']),
  )
  expect(examplesIn(form)).not.toEqual([])
})

describe('an example may not be published', () => {
  test.each(examples)('%s, %s: %s', async (group, key, example) => {
    expect(await codesIn(group, key, JSON.stringify(example))).toEqual(['example-value'])
  })

  test('written in another way', async () => {
    expect(await codesIn('company', 'phone', '"+49 (2581) 12 34 56"')).toEqual(['example-value'])
  })

  test('nor may an address of instructions', async () => {
    expect(await codesIn('url', 'url', 'https://www.example.de')).toEqual(['example-value'])
  })

  test('once where it is marked as a sample', async () => {
    expect(await codesIn('company', 'phone', '!platzhalter "+49 2581 123456"')).toEqual([
      'placeholder',
    ])
  })
})

test('a value like one may', async () => {
  const changes = { 'site.yaml': replace('+49 3573 000000', '+49 2581 123457') }
  expect(await unfit(changes)).toEqual([])
})

test('a text of several paragraphs is told in one line, where it begins', async () => {
  const { value } = samplesFor('').find(({ key }) => key === 'content') ?? { value: '' }
  const body = (text: string) => text.replace(/(\n---\n)[\s\S]*$/, `$1${value}`)
  const problems = await unfit({ 'news/ofen.md': body })
  const [problem] = problems.filter(({ code }) => code === 'example-value')
  expect(problem?.message).not.toContain('\n')
  expect(problem?.frame?.lines).toContainEqual(expect.stringContaining('Im ersten Absatz'))
  expect(problem?.column).toBe(1)
})

test.each([
  'Danach kommt, was die Leser noch wissen müssen, zum Beispiel an wen sie sich wenden können.',
  'Im ersten Absatz steht, was geschehen\nist, wo und wann.',
])('a paragraph of a sample is left in a text of one’s own: %s', async (left) => {
  const body = (text: string) => `${text}\n\n${left}\n`
  const problems = await unfit({ 'news/ofen.md': body })
  expect(problems.map(({ code }) => code)).toEqual(['example-value'])
  expect(problems[0]?.message).toContain(left.slice(0, 30))
})

test('so is the heading that a new page begins with', async () => {
  const heading = replace('Aus dem Ofen', 'Überschrift des Abschnitts')
  const problems = await unfit({ 'pages/home.yaml': heading })
  expect(problems.map(({ code }) => code)).toEqual(['example-value'])
})

test('each gap in a text is told where it stands', async () => {
  const body = (text: string) =>
    text.replace(
      /(\n---\n)[\s\S]*$/,
      '$1Erste Zeile.\n\nIn [Ort], [Baujahr] und noch einmal in [Ort].\n',
    )
  const problems = await unfit({ 'news/ofen.md': body })
  const told = problems.filter(({ code }) => code === 'example-value')
  expect(told.map(({ message, column }) => [/`(.*?)`/.exec(message)?.[1], column])).toEqual([
    ['[Ort]', 4],
    ['[Baujahr]', 11],
  ])
  expect(new Set(told.map(({ line }) => line)).size).toBe(1)
  expect(told[0]?.frame?.lines).toContainEqual(expect.stringContaining('In [Ort]'))
})

test('each part of a sample’s address that is left when another one was replaced', async () => {
  const chamber = 'Handwerkskammer Cottbus, Musterstraße 2, 00000 Cottbus'
  const problems = await unfit({
    'site.yaml': (text) => text.replace(/^( *)city: .*$/m, `$&\n$1chamber: ${chamber}`),
  })
  const told = problems.filter(({ code }) => code === 'example-value')
  expect(told.map(({ message }) => /`(.*?)`/.exec(message)?.[1])).toEqual(['Musterstraße', '00000'])
})
