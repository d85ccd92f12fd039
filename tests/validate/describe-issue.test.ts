import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseFile } from '../../scripts/parse/parse-file.ts'
import type { Schema } from '../../scripts/schema/schema.ts'
import { describeIssues } from '../../scripts/validate/describe-issue.ts'

/** `line:column code key` for each problem of a text that breaks a schema. */
const describeText = (schema: Schema, text: string): string[] => {
  const source = { path: 'content/x.yaml', name: 'x.yaml', text }
  const { file, problems } = parseFile(source, schema)
  if (!file) throw new Error('This is no YAML')
  const { error } = schema.safeParse(file.value)
  const subject = { file, base: [], schema, value: file.value }
  const all = [...problems, ...describeIssues(error?.issues ?? [], subject)]
  return all.map(
    ({ line, column, code, message }) =>
      `${line}:${column} ${code} ${/`(.+?)`/.exec(message)?.[1]}`,
  )
}

const title = z.string().trim().min(1).describe('Überschrift')

// biome-ignore format: a table
describe('each kind of issue has its words and its place', () => {
  test.each<[string, Schema, string, string[]]>([
    ['missing', z.strictObject({ title }), 'a: 1', ['1:1 missing-key title', '1:1 unknown-key a']],
    ['missing in a group', z.strictObject({ a: z.strictObject({ title }) }), 'a: {}', ['1:1 missing-key title']],
    ['nothing', z.strictObject({ title }), 'title:', ['1:1 empty-value title']],
    ['empty', z.strictObject({ title }), 'title: "  "', ['1:9 empty-value title']],
    ['another kind', z.strictObject({ title }), 'title: [x]', ['1:8 wrong-type title']],
    ['a group', z.strictObject({ title }), 'title:\n  a: 1\n  b: 2', ['2:3 wrong-type title']],
    ['a number for a text', z.strictObject({ title }), 'title: 5', ['1:8 needs-quotes title']],
    ['a text for a number', z.strictObject({ n: z.number() }), 'n: "5"', ['1:5 needs-no-quotes n']],
    ['words for a number', z.strictObject({ n: z.number() }), 'n: fünf', ['1:4 wrong-type n']],
    ['nothing, written out, for a number', z.strictObject({ n: z.number().optional() }), 'n: ~', ['1:4 wrong-type n']],
    ['nothing, written out, for a text', z.strictObject({ title }), 'title: null', ['1:8 empty-value null']],
    ['a word that YAML takes for nothing', z.strictObject({ title }), 'title: Null', ['1:8 needs-quotes title']],
    ['nothing, as a sign that is no word, for a text', z.strictObject({ title }), 'title: ~', ['1:8 empty-value ~']],
    ['nothing, written out, for a text that may be missing', z.strictObject({ title: title.optional() }), 'title: null', ['1:8 empty-value null']],
    ['nothing, written out, for a form', z.strictObject({ d: z.iso.date() }), 'd: null', ['1:4 empty-value null']],
    ['too small', z.strictObject({ n: z.number().min(2) }), 'n: 1', ['1:4 out-of-range n']],
    ['too large', z.strictObject({ n: z.number().max(2) }), 'n: 3', ['1:4 out-of-range n']],
    ['no multiple', z.strictObject({ n: z.number().multipleOf(5) }), 'n: 3', ['1:4 refused n']],
    ['too few', z.strictObject({ l: z.array(title).min(2) }), 'l: [a]', ['1:4 too-few l']],
    ['too many', z.strictObject({ l: z.array(title).max(1) }), 'l: [a, b]', ['1:4 too-many l']],
    ['an item', z.strictObject({ l: z.array(title) }), 'l:\n  - a\n  - 5', ['3:5 needs-quotes l']],
    ['an empty item', z.strictObject({ l: z.array(title) }), 'l:\n  - a\n  -', ['3:4 empty-value l']],
    ['a dash without space', z.strictObject({ l: z.array(title) }), 'l:\n  -a', ['2:3 missing-space undefined']],
    ['a form', z.strictObject({ d: z.iso.date() }), 'd: 1.2.2026', ['1:4 format 1.2.2026']],
    ['a choice', z.strictObject({ c: z.enum(['a', 'b']) }), 'c: z', ['1:4 not-allowed z']],
    ['an empty choice', z.strictObject({ c: z.enum(['a', 'b']) }), 'c: ""', ['1:4 empty-value c']],
    ['nothing for a choice', z.strictObject({ c: z.enum(['a', 'b']) }), 'c:', ['1:1 empty-value c']],
    ['a list for a choice', z.strictObject({ c: z.enum(['a', 'b']) }), 'c: [a]', ['1:4 wrong-type c']],
    ['no choice', z.strictObject({ status: z.enum(['a', 'b']) }), 'farbe: z', ['1:1 missing-key status', '1:1 unknown-key farbe']],
    ['a literal', z.strictObject({ c: z.literal(true) }), 'c: false', ['1:4 not-allowed false']],
    ['a key', z.record(z.string().regex(/^a/), z.number()), 'b: 1', ['1:4 refused b']],
    ['a rule without words', z.strictObject({ a: title.refine(() => false) }), 'a: x', ['1:4 refused a']],
    ['several', z.strictObject({ a: title, b: title, title }), 'a: 1\nb:\nfarben: x', ['1:4 needs-quotes a', '2:1 empty-value b', '1:1 missing-key title', '3:1 unknown-key farben']],
  ])('%s', (_, schema, text, expected) => {
    expect(describeText(schema, text)).toEqual(expected)
  })
})

test('a number without a value is not told to be a number', () => {
  const schema = z.strictObject({ n: z.number() })
  const source = { path: 'content/x.yaml', name: 'x.yaml', text: 'n: .inf' }
  const { file } = parseFile(source, schema)
  if (!file) throw new Error('This is no YAML')
  const subject = { file, base: [], schema, value: file.value }
  const [problem] = describeIssues(schema.safeParse(file.value).error?.issues ?? [], subject)
  expect(problem?.message).toBe(
    'Zu `n` gehört eine Zahl; hier steht ein Wort, mit dem sich nicht rechnen lässt.',
  )
})

describe('a key that is only misspelt is one problem', () => {
  const choice = z.enum(['a', 'b'])

  test.each<[string, Schema, string, string]>([
    ['a text', z.strictObject({ title }), 'titel: x', '1:1 unknown-key titel'],
    ['a choice', z.strictObject({ status: choice }), 'staus: a', '1:1 unknown-key staus'],
    [
      'a list',
      z.strictObject({ tasks: z.array(title).min(1) }),
      'task: [x]',
      '1:1 unknown-key task',
    ],
    [
      'a group',
      z.strictObject({ meta: z.strictObject({ title }) }),
      'mata:\n  title: x',
      '1:1 unknown-key mata',
    ],
    [
      'below another',
      z.strictObject({ meta: z.strictObject({ title }) }),
      'meta:\n  titel: x',
      '2:3 unknown-key titel',
    ],
    ['the one that is lacking', z.strictObject({ title }), 'farbe: rot', '1:1 unknown-key farbe'],
  ])('%s', (_, schema, text, expected) => {
    expect(describeText(schema, text)).toEqual([expected])
  })

  test('but a key that is known elsewhere is no other one', () => {
    expect(describeText(z.strictObject({ title }), 'farben: rot')).toEqual([
      '1:1 missing-key title',
      '1:1 unknown-key farben',
    ])
  })

  test('and of two that are lacking neither is meant', () => {
    expect(describeText(z.strictObject({ title, text: title }), 'farbe: rot')).toEqual([
      '1:1 missing-key title',
      '1:1 missing-key text',
      '1:1 unknown-key farbe',
    ])
  })
})

describe('one of several kinds', () => {
  const union = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('hero'), title }),
    z.strictObject({ type: z.literal('prose'), text: title }),
  ])

  test.each([
    ['misspelt', 'type: heor\ntitle: x', ['1:7 not-allowed heor']],
    ['missing', 'title: x', ['1:1 missing-key type']],
    ['under a misspelt key', 'tpye: hero\ntitle: x', ['1:1 unknown-key tpye']],
    ['nothing', 'type:\ntitle: x', ['1:1 empty-value type']],
    [
      'with another’s key',
      'type: hero\ntext: x',
      ['1:1 missing-key title', '2:1 unknown-key text'],
    ],
  ])('%s', (_, text, expected) => {
    expect(describeText(union, text)).toEqual(expected)
  })
})

describe('a text in the place of a group is taken apart where that is sure', () => {
  const time = z.string().regex(/^\d\d:\d\d$/)
  const times = z.strictObject({ opens: time, closes: time })

  const hintOf = (text: string): string | undefined => {
    const schema = z.strictObject({ times: z.array(times) })
    const { file } = parseFile({ path: 'x.yaml', name: 'x.yaml', text }, schema)
    if (!file) throw new Error('This is no YAML')
    const { error } = schema.safeParse(file.value)
    const subject = { file, base: [], schema, value: file.value }
    return describeIssues(error?.issues ?? [], subject)[0]?.hint
  }

  test.each([
    ['"08:00-12:00"', 'opens: "08:00"; darunter kommt closes: "12:00"'],
    ['8.00 – 12 Uhr', 'opens: "08:00"; darunter kommt closes: "12:00"'],
    ['8 bis 12', 'opens: "08:00"; darunter kommt closes: "12:00"'],
    ['morgens', 'opens: …; darunter kommt closes: …'],
  ])('%s', (text, lines) => {
    expect(hintOf(`times:\n  - ${text}\n`)).toBe(`Beginnen Sie den Eintrag mit - ${lines}`)
  })
})
