import { describe, expect, test } from 'vitest'
import { edited } from '../edited.ts'

const SAID = `# Alle sind Muster.
- !platzhalter
  id: brinkmann
  name: Familie Brinkmann
  text: >-
    Pünktlich, sauber und freundlich, wir würden sie wieder beauftragen und haben das auch schon
    weitergesagt.
  rating: 5
- id: vogt
  name: Familie Vogt
  text: Alles gut.
  rating: 5
`

const BRINKMANN =
  'Pünktlich, sauber und freundlich, wir würden sie wieder beauftragen und haben das auch schon weitergesagt.'

describe('what comes in with the words of a sample is one', () => {
  const added = (item: object, text = SAID) =>
    edited(text, [{ op: 'insert', path: [], behind: 'brinkmann', after: item }])
      .split('\n')
      .slice(8, -5)
      .join('\n')

  test('as a whole, where it says the same', () => {
    const copy = { id: 'neu', name: 'Familie Brinkmann', text: BRINKMANN, rating: 5 }
    expect(added(copy)).toBe(`- !platzhalter
  id: neu
  name: Familie Brinkmann
  text: >-
    Pünktlich, sauber und freundlich, wir würden sie wieder beauftragen und haben das auch schon
    weitergesagt.
  rating: 5`)
  })

  test('in each text that is the same, once somebody has changed another', () => {
    const copy = { id: 'neu', name: 'Eva Kurz', text: BRINKMANN, rating: 5 }
    expect(added(copy)).toBe(`- id: neu
  name: Eva Kurz
  text: !platzhalter >-
    Pünktlich, sauber und freundlich, wir würden sie wieder beauftragen und haben das auch schon
    weitergesagt.
  rating: 5`)
  })

  test('and one in other words is none', () => {
    const copy = { id: 'neu', name: 'Eva Kurz', text: 'Alles gut.', rating: 5 }
    expect(added(copy)).toBe(`- id: neu
  name: Eva Kurz
  text: Alles gut.
  rating: 5`)
  })
})

const JOBS = `- id: maler
  pay: !platzhalter { from: 18, to: 23, per: hour }
  hours: !platzhalter 39 Stunden
  tasks:
    - !platzhalter Wände streichen
    - Böden legen
  more: !platzhalter
    size: 3
`

test('single values of an entry, in lines and in brackets', () => {
  const after = {
    id: 'tischler',
    pay: { from: 18, to: 23, per: 'hour' },
    hours: '38 Stunden',
    tasks: ['Wände streichen', 'Türen setzen'],
    more: { size: 3 },
  }
  const text = edited(JOBS, [{ op: 'insert', path: [], after }])
  expect(text.slice(JOBS.length)).toBe(`
- id: tischler
  pay: !platzhalter
    from: 18
    to: 23
    per: hour
  hours: 38 Stunden
  tasks:
    - !platzhalter Wände streichen
    - Türen setzen
  more: !platzhalter
    size: 3
`)
})

test('items of a list that is set as a whole', () => {
  const list =
    'a:\n  - !platzhalter\n    q: Wie lange dauert das?\n    a: Drei Tage lang.\n  - q: x\n    a: y\n'
  const [one, two] = [
    { q: 'Wie lange dauert das?', a: 'Drei Tage lang.' },
    { q: 'x', a: 'y' },
  ]
  const set = (after: unknown) => edited(list, [{ path: 'a', after }] as never)
  expect(set([one, one, two]).match(/!platzhalter/g)).toHaveLength(2)
  expect(set([one, { ...one, q: 'Was kostet das?' }, two])).toContain(
    '  - q: Was kostet das?\n    a: !platzhalter Drei Tage lang.\n',
  )
  expect(edited('a: [!platzhalter x, y]\n', [{ path: 'a', after: ['x', 'y', 'x'] }] as never)).toBe(
    'a: [!platzhalter x, y, !platzhalter x]\n',
  )
})

test('is one once, in whatever many samples it stands', () => {
  const sample = (id: string) => `- !platzhalter\n  id: ${id}\n  text: Alles sehr sauber.\n`
  const text = `${sample('a')}${sample('b').replace('text', 'name: Eva Kurz\n  text')}`
  const added = (after: object) =>
    edited(text, [{ op: 'insert', path: [], after }] as never).slice(text.length)
  expect(added({ id: 'c', name: 'Udo Lang', text: 'Alles sehr sauber.' })).toBe(
    '- id: c\n  name: Udo Lang\n  text: !platzhalter Alles sehr sauber.\n',
  )
  expect(added({ id: 'c', name: 'Eva Kurz', text: 'Alles sehr sauber.' })).toBe(
    '- !platzhalter\n  id: c\n  name: Eva Kurz\n  text: Alles sehr sauber.\n',
  )
})

test('a telephone number is one as well', () => {
  const text = '- !platzhalter\n  id: a\n  phone: "+49 2942 0000000"\n'
  const after = { id: 'b', phone: '+49 2942 0000000', more: 'x' }
  expect(edited(text, [{ op: 'insert', path: [], after }])).toContain(
    '  phone: !platzhalter +49 2942 0000000\n  more: x\n',
  )
})

test('what people say again by chance is a sample only beside something else of one', () => {
  const text = `- id: bad
  category: !platzhalter Bad
  description: !platzhalter Was vorgefunden wurde.
  timeline:
    - period: !platzhalter Woche 1
`
  const added = (description: string) =>
    edited(text, [
      {
        op: 'insert',
        path: [],
        after: { id: 'neu', category: 'Bad', description, timeline: [{ period: 'Woche 1' }] },
      },
    ]).slice(text.length + 1)
  expect(added('Ein Bad ohne Schwellen.')).not.toContain('!platzhalter')
  expect(added('Was vorgefunden wurde.').match(/!platzhalter/g)).toHaveLength(3)
})
