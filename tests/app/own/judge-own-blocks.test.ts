import { expect, test } from 'vitest'
import { z } from 'zod'
import { judgeOwnBlocks } from '../../../scripts/app/own/judge-own-blocks.ts'
import { product } from '../../../scripts/product/product.ts'
import { defineOwnBlock as defineBlock } from '../../../src/blocks/define-own-block.ts'
import * as fields from '../../../src/content/fields.ts'

const { action, currentEntry, date, dated, entries, entry, film, languageTag, link } = fields
const { markdown, media, mentions, message, picture, slug, text, yearMonth } = fields

const judge = (fields: object, options: object = {}) => {
  const words = { name: 'Team', purpose: 'Wer hier arbeitet.' }
  return judgeOwnBlocks({ crew: defineBlock('crew', words, fields as z.ZodRawShape, options) }, [])
}

test('fields of every kind are taken', () => {
  const people = z.array(z.strictObject({ name: text(), trade: entry('services').optional() }))
  expect(judge({ title: text(), people, jobs: entries('jobs', ['title']) })).toHaveLength(1)
  expect(judge({ constructor: text(), valueOf: text() })).toHaveLength(1)
})

test('a group may hold groups of its own kind, and is judged all the same', () => {
  const point = z.strictObject({
    label: text(),
    get points() {
      return z.array(point).optional()
    },
    get next() {
      return point.optional()
    },
  })
  expect(judge({ points: z.array(point), first: point.optional() })).toHaveLength(1)
  const day = z.strictObject({
    get days() {
      return z.array(day)
    },
    date: z.date(),
  })
  expect(() => judge({ day })).toThrow('ist day.date von einer Art')
})

test.each([
  ['Der Baustein crew vereinbart die Angabe type.', { type: text() }],
  ['Der Baustein crew vereinbart die Angabe id.', { id: text() }],
  ['Der Baustein crew vereinbart die Angabe floor.', { floor: text() }],
  ['ist title keine Angabe.', { title: 'Text' }],
  ['ist people.name keine Angabe.', { people: z.array(z.strictObject({ name: 'Text' } as never)) }],
  ['ist day von einer Art, die sich in YAML nicht schreiben lässt.', { day: z.date().optional() }],
  ['ist days.day von einer Art', { days: z.array(z.strictObject({ day: z.date() })) }],
  ['Die gibt es nicht. Meinten Sie „jobs“?', { jobs: entries('jobz' as 'jobs', ['title']) }],
  ['Meinten Sie „title“?', { jobs: entries('jobs', ['titel' as 'title']) }],
  ['nennt job die Sammlung „berufe“. Die gibt es nicht.', { job: entry('berufe' as 'jobs') }],
])('a fault of the block, not of the program: %s', (words, fields) => {
  expect(() => judge(fields)).toThrow(words)
})

test.each([
  ['z.array(z.strictObject({ … }))', z.record(z.string(), text())],
  ['z.strictObject({ … })', z.tuple([text(), text()])],
  ['media()', z.file()],
  ['text(), z.int() oder z.boolean()', z.any()],
  ['text(), z.int() oder z.boolean()', z.unknown()],
  ['erst in der Komponente', z.string().transform(Number)],
  ['erst in der Komponente', z.preprocess(String, text())],
  ['erst in der Komponente', z.stringbool()],
  ['erst in der Komponente', z.coerce.number()],
  ['get liste() { return … }', z.lazy(() => text())],
  ['in einem einzigen z.strictObject({ … })', z.strictObject({}).and(z.strictObject({}))],
  ['z.discriminatedUnion(…)', z.union([z.strictObject({ a: text() }), z.strictObject({})])],
])('what could neither be checked nor explained to editors is refused, with what takes its place: %s', (instead, field) => {
  const refused = `In der Datei blocks/crew/schema.ts ist liste von einer Art`
  for (const each of [field, field.optional()]) {
    expect(() => judge({ liste: each })).toThrow(refused)
    expect(() => judge({ liste: each })).toThrow(instead)
  }
  expect(() => judge({ rows: z.array(z.strictObject({ liste: field })) })).toThrow(
    'ist rows.liste von einer Art',
  )
  expect(() => judge({ rows: z.array(field) })).toThrow('ist rows von einer Art')
})

test('what the page on own blocks allows is taken', () => {
  const kind = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), label: text() }),
    z.strictObject({ kind: z.enum(['b', 'c']), count: z.int().min(1).default(3) }),
  ])
  const fields = {
    text: text(),
    message: message('count'),
    markdown: markdown(),
    link: link(),
    action: action(),
    picture: picture(),
    media: media(),
    film: film().optional(),
    news: currentEntry('news'),
    mentions: mentions('jobs', ['title']),
    dated: dated(text()),
    price: dated(z.number()).optional(),
    date: date(),
    month: yearMonth(),
    slug: slug(),
    tongue: languageTag(),
    kinds: z.array(kind),
    choice: z.union([z.literal('auto'), z.int()]),
    sure: z.boolean().default(false),
    address: z.url().nullish(),
  }
  expect(judge(fields)).toHaveLength(1)
})

test('every block of the system would be taken', () => {
  for (const { type, schema } of product.model.blocks) {
    const own = Object.keys(schema.shape).filter(
      (name) => !['type', 'id', 'lang', 'floor'].includes(name),
    )
    expect(
      judge(Object.fromEntries(own.map((name) => [name, schema.shape[name]]))),
      type,
    ).toHaveLength(1)
  }
})

test.each([
  ['fautls', 'faults'],
  ['title2', 'title'],
])('an option that is misspelt is told: %s', (option, meant) => {
  expect(() => judge({ title: text() }, { [option]: true })).toThrow(
    `In der Datei blocks/crew/schema.ts steht hinter den Angaben „${option}“. Das gibt es dort nicht. Meinten Sie „${meant}“?`,
  )
})

test.each([
  [
    { pages: 'jobz' },
    'steht hinter pages „jobz“. Das ist keine seiner Angaben. Meinten Sie „jobs“?',
  ],
  [{ pages: 'title' }, 'steht hinter pages „title“. Dorthin gehört eine Angabe mit entries(…).'],
  [
    { parameters: { stelle: 'jobz' } },
    'steht hinter parameters „jobz“. Das ist keine seiner Angaben. Meinten Sie „jobs“?',
  ],
  [
    { parameters: { titel: 'title' } },
    'steht hinter parameters „title“. Dorthin gehört eine Angabe mit entries(…).',
  ],
  [{ anchors: 'people' }, 'steht hinter anchors „people“. Das ist keine seiner Angaben.'],
  [{ ui: { note: text() } }, 'fehlt bei ui.note der Text, der dort ohne ui.yaml steht'],
  [{ ui: { note: 'Alle.' } }, 'fehlt bei ui.note der Text, der dort ohne ui.yaml steht'],
])('of its options %o is told', (options, words) => {
  const fields = { title: text(), jobs: entries('jobs', ['title']) }
  expect(() => judge(fields, options)).toThrow(words)
})

test.each([
  { title: text() },
  { name: 'Team' },
  { name: 'Team', purpose: ' ' },
])('a block that does not say to editors what it is: %o', (said) => {
  const crew = defineBlock('crew', said as never, { title: text() })
  expect(() => judgeOwnBlocks({ crew }, [])).toThrow(
    'blocks/crew/schema.ts steht nicht, wie der Baustein heißt und wozu er da ist.',
  )
})

test('options that name what is there are taken', () => {
  const fields = { jobs: entries('jobs', ['id', 'title', 'href' as 'title']) }
  const ui = { note: text().default('Alle.') }
  const parameters = { 'stelle[]': 'jobs' }
  expect(judge(fields, { pages: 'jobs', anchors: 'jobs', parameters, ui })).toHaveLength(1)
})

test.each([
  [
    'a copy',
    { crew: 'crew', 'crew-2': 'crew' },
    'gleich heißen: Schreiben Sie in der Datei schema.ts',
  ],
  ['one in the folder of a system block', { hero: 'crew' }, 'den Ordner\nblocks/mein-hero'],
])('%s is told a name that can be had', (_, types, words) => {
  const declared = Object.entries(types).map(([folder, type]) => [
    folder,
    defineBlock(type, { name: 'Team', purpose: 'Wer hier arbeitet.' }, {}),
  ])
  expect(() => judgeOwnBlocks(Object.fromEntries(declared), ['hero'])).toThrow(words)
})
