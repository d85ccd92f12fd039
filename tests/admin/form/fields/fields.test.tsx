import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as forms from '../../../../scripts/edit/form/form.ts'
import type { Schema } from '../../../../scripts/schema/schema.ts'
import type { Raw } from '../../../../src/admin/edits/with-part.ts'
import { Fields } from '../../../../src/admin/form/fields/Fields.tsx'
import { FormProvider } from '../../../../src/admin/form/form-context.ts'
import { uiSchema } from '../../../../src/blocks/ui-schema.ts'
import type { NamedEntries } from '../../../../src/content/entry-name.ts'
import { entry, relatedTo, text } from '../../../../src/content/fields.ts'

const { form: words, marks } = uiSchema([]).parse({}).admin

const schema = z.strictObject({
  type: z.literal('stelle'),
  title: text().describe('Überschrift'),
  job: entry('jobs').optional().describe('Stelle: ein Kurzname aus jobs.yaml'),
})

const JOBS = [
  { id: 'geselle', name: 'Bäcker' },
  { id: 'azubi', name: 'Ausbildung' },
  { id: 'azubi-2', name: 'Ausbildung' },
]

const htmlOf = (
  shown: readonly string[],
  value: Raw = {},
  entries: NamedEntries = {},
  declared: Schema | undefined = schema,
): string => {
  const context = { forms, words, marks, media: {}, entries, newPicture: {}, isTried: false }
  return renderToStaticMarkup(
    <FormProvider value={context}>
      <Fields
        schema={declared}
        value={{ type: 'stelle', ...value }}
        problems={{}}
        shown={shown}
        onChange={() => undefined}
      />
    </FormProvider>,
  )
}

const labels = (...given: Parameters<typeof htmlOf>): (string | undefined)[] =>
  [...htmlOf(...given).matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label)

const optionsIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<option value="([^"]*)"(?: selected="")?>([^<]*)/g)].map(
    ([, value, label]) => `${value}: ${label}`,
  )

test('an entry that a block names can be another one; that of the page itself is no field', () => {
  expect(labels([])).toEqual(['Überschrift', 'Stelle'])
  expect(labels(['job'], { job: 'geselle' })).toEqual(['Überschrift', 'Stelle'])
  expect(labels(['job'], { job: ':id' })).toEqual(['Überschrift'])
})

test('an entry is chosen by its name, or none where it may be left out', () => {
  const html = htmlOf([], { job: 'azubi' }, { jobs: JOBS })
  expect(html).toContain('<option value="azubi" selected="">')
  expect(optionsIn(html)).toEqual([
    ': Keine Angabe',
    'geselle: Bäcker',
    'azubi: Ausbildung (azubi)',
    'azubi-2: Ausbildung (azubi-2)',
  ])
})

test('an entry that is not shown yet stays chosen, and one of many is written as in the file', () => {
  expect(optionsIn(htmlOf([], { job: 'bald' }, { jobs: [] }))).toEqual([
    ': Keine Angabe',
    'bald: bald',
  ])
  expect(htmlOf([], { job: 'bald' })).toMatch(/<input[^>]*type="text"[^>]*value="bald"/)
})

test('each of a list of entries is chosen, a new one among all', () => {
  const product = z.strictObject({ services: relatedTo('services', ['id']).describe('Leistungen') })
  const entries = { services: [{ id: 'torte', name: 'Torten' }] }
  expect(optionsIn(htmlOf([], { services: ['torte', ''] }, entries, product))).toEqual([
    'torte: Torten',
    ': Keine Angabe',
    'torte: Torten',
  ])
})

const said = (description: string, entries: NamedEntries) => {
  const product = z.strictObject({ job: entry('jobs').optional().describe(description) })
  const html = htmlOf([], {}, entries, product)
  return [/<label[^>]*>([^<]*)/.exec(html)?.[1], /<p>([^<]*)/.exec(html)?.[1]]
}

test.each([
  ['Stelle: ein Kurzname aus jobs.yaml', ['Stelle', undefined]],
  ['Stelle: ein Kurzname aus jobs.yaml, etwa azubi', ['Stelle', undefined]],
  ['Stelle: ein Kurzname aus jobs.yaml; weglassen für keine', ['Stelle', 'Weglassen für keine']],
  ['Stelle aus jobs.yaml, um die es geht; neue zuerst', ['Stelle', 'Um die es geht; neue zuerst']],
])('whoever chooses an entry by its name is told nothing of short names and files: %s', (description, words) => {
  expect(said(description, { jobs: JOBS })).toEqual(words)
})

test('whoever names an entry as in the file is told which file, and how', () => {
  expect(said('Stelle: ein Kurzname aus jobs.yaml', {})).toEqual([
    'Stelle',
    'Ein Kurzname aus jobs.yaml',
  ])
})

test('of a list of entries the same is said as of one', () => {
  const product = z.strictObject({
    services: relatedTo('services', ['id']).describe('Leistungen: Kurznamen aus services.yaml'),
  })
  const value = { services: ['torte'] }
  expect(htmlOf([], value, { services: [] }, product)).not.toContain('services.yaml')
  expect(htmlOf([], value, {}, product)).toContain('Kurznamen aus services.yaml')
})
