import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  type FormField,
  freshItems,
  groupFields,
  groupSchema,
  itemField,
} from '../../../scripts/edit/form/form.ts'
import { wordsOf } from '../../../scripts/schema/words-of.ts'

const fieldsOf = (file: string, path: (string | number)[], value: object = {}) =>
  groupFields(groupSchema({ file, path }) ?? z.never(), value).map(({ key, kind, label }) =>
    [key, kind, label].join(' | '),
  )

test('an entry has the fields of its schema, in the words of the handbook', () => {
  expect(fieldsOf('subsidies.yaml', ['a'], { amount: 'x', description: 'y' })).toEqual([
    'name | text | Name des Programms',
    'amount | text | Höhe der Förderung',
    'description | text | Was gefördert wird und woran es hängt',
    'type | choice | Seite des Fördergebers oder Anfrage',
    'href | line | Offizielle Seite oder /contact?inquiry=…',
    'linkLabel | text | Beschriftung des Links',
    'kind | choice | Zuschuss, Kredit oder beides',
    'status | choice | Anträge möglich, ruht oder beendet',
    'audience | text | Wer den Antrag stellen kann',
    'asOf | day | Stand der Angaben',
    'reviewBy | day | Bis wann sie wieder zu prüfen sind',
  ])
})

test('the text of an article is no field of its form: it is edited where it is read', () => {
  const fields = fieldsOf('news/tag.md', [], { title: 'x' })
  expect(fields).toContain('title | text | Überschrift')
  expect(fields.filter((field) => field.startsWith('content'))).toEqual([])
})

const subsidy = (amount: unknown) =>
  groupFields(groupSchema({ file: 'subsidies.yaml', path: ['a'] }) ?? z.never(), { amount })

test('a value in periods is a list of them, and one without may be parted', () => {
  const amount = [
    { until: '2026-12-31', value: 'a' },
    { from: '2027-01-01', value: 'b' },
  ]
  const [, periods] = subsidy(amount)
  expect(periods).toMatchObject({ key: 'amount', kind: 'list', mayBeParted: false })
  const { schema } = itemField(periods as FormField, amount[0])
  expect(groupFields(schema, amount[0]).map(({ kind, label }) => `${kind} | ${label}`)).toEqual([
    'day | Erster Tag',
    'day | Letzter Tag',
    'text | Was in dieser Zeit gilt',
  ])
  expect(subsidy('a').map(({ key, mayBeParted }) => mayBeParted && key)).toContain('amount')
  expect(subsidy('a').filter(({ mayBeParted }) => mayBeParted)).toHaveLength(1)
})

test('every choice is called in German, also where a picture is cut', () => {
  const schema = groupSchema({ file: 'services.yaml', path: ['a'] }) ?? z.never()
  const image = groupFields(schema, {}).find(({ key }) => key === 'image') as FormField
  const focus = groupFields(image.schema, {}).find(({ key }) => key === 'focus')
  expect(focus?.label).toBe('Worauf es beim Beschneiden ankommt')
  expect(focus?.options.map(({ label }) => label)).toEqual([
    ...['Oben', 'Oben rechts', 'Rechts', 'Unten rechts'],
    ...['Unten', 'Unten links', 'Links', 'Oben links'],
  ])
})

test('entries that no form shows are chosen, one by one or in a list; a film is chosen in its file', () => {
  const schema = groupSchema({ file: 'portfolio.yaml', path: ['a'] }) ?? z.never()
  const fields = groupFields(schema, {})
  const kindOf = (key: string) => fields.find((field) => field.key === key)?.kind
  expect([kindOf('category'), kindOf('testimonial'), kindOf('services')]).toEqual([
    'entry',
    'entry',
    'list',
  ])
  const services = fields.find(({ key }) => key === 'services') as FormField
  expect([freshItems(services), itemField(services, '').kind]).toEqual([[{ value: '' }], 'entry'])
  expect(fieldsOf('pages/home.yaml', ['blocks', 'hero'], { type: 'hero' })).toContainEqual(
    expect.stringMatching(/^film \| fixed \|/),
  )
})

test('a label does not end before what it says', () => {
  expect(fieldsOf('jobs.yaml', ['a'])).toContain('title | text | Bezeichnung')
})

test('a block has its own fields', () => {
  expect(fieldsOf('pages/home.yaml', ['blocks', 'values'], { type: 'values' })).toContain(
    'folded | tick | Auf dem Handy stehen nur die Namen da',
  )
})

test.each([
  ['Name', { label: 'Name' }],
  ['Ort, zum Beispiel Geseke', { label: 'Ort', help: 'Zum Beispiel Geseke' }],
  ['Überschrift über dem, was gemacht wurde', { label: 'Überschrift über dem, was gemacht wurde' }],
  ['Das Bild mit den Nummern 1, 2, 3 …', { label: 'Das Bild mit den Nummern 1, 2, 3 …' }],
  ['true, wenn das Bild nur schmückt', { label: 'Wenn das Bild nur schmückt' }],
])('%j becomes a label and what is said of it', (description, words) => {
  expect(wordsOf(description)).toEqual(words)
})

test('what every block may have comes last, and its choices say what they mean', () => {
  const schema = groupSchema({ file: 'pages/home.yaml', path: ['blocks', 'values'] }) ?? z.never()
  const fields = groupFields(schema, { type: 'values' })
  expect(fields.slice(-2).map(({ key }) => key)).toEqual(['lang', 'floor'])
  expect(fields.at(-1)).toMatchObject({
    label: 'Hintergrund des Abschnitts',
    options: [
      { value: 'ground', label: 'Etwas dunkler' },
      { value: 'deep', label: 'Dunkles Band, höchstens eines je Seite' },
    ],
  })
  expect(fields.at(-1)?.help).toBeUndefined()
})

test('of items that say what kind they are, there is a new one of each kind, which can be filled in', () => {
  const schema =
    groupSchema({ file: 'pages/contact.yaml', path: ['blocks', 'contact'] }) ?? z.never()
  const list = groupFields(schema, { type: 'contact' }).find(({ key }) => key === 'questions')
  const fresh = list ? freshItems(list) : []
  expect(fresh.map(({ label }) => label)).toEqual([
    'Auswahl aus wenigen Antworten',
    'Eine Zahl',
    'Wenige Wörter',
    'Eine Postleitzahl',
  ])
  for (const { value } of fresh) {
    const item = list && itemField(list, value)
    expect(item && groupFields(item.schema, value).map(({ key }) => key)).toContain('label')
  }
  const [other] = groupFields(schema, { type: 'contact' }).filter(({ kind }) => kind === 'text')
  expect(other && freshItems(other)).toEqual([{ value: '' }])
})

test('an entry that another one names is named in its form as well: without a category there is no new reference', () => {
  expect(fieldsOf('portfolio.yaml', ['a'])).toContain('category | entry | Bereich')
})
