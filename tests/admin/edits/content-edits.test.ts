import { expect, it } from 'vitest'
import { changeFiles } from '../../../scripts/edit/change/change-files.ts'
import { contentEdits } from '../../../src/admin/edits/content-edits.ts'
import type { Edit, Edits } from '../../../src/admin/edits/edits.ts'

const at = (path: (string | number)[]) => ({ file: 'a.yaml', path, text: '', route: '/' })

const made = (text: string, block: Record<string, Edit>) =>
  madeOf(text, { home: { values: block } })

const madeOf = (text: string, edits: Edits) => {
  const changed = changeFiles([{ name: 'a.yaml', path: 'a.yaml', text }], contentEdits(edits))
  return 'report' in changed ? changed.report : changed.texts.get('a.yaml')
}

it('writes over nothing that came in where nothing was', () => {
  const edit: Edit = { kind: 'value', before: 'null', after: '"Meine"', at: at(['eins', 'note']) }
  const block = { 'values.eins.note': edit }
  expect(made('- id: eins\n', block)).toBe('- id: eins\n  note: Meine\n')
  expect(made('- id: eins\n  note: Ihre\n', block)).toContain('Hier steht inzwischen etwas anderes')
})

it('makes a text new that was written on one page in a list that was changed on another', () => {
  const features = ['eins', 'features']
  const edits: Edits = {
    home: {
      services: {
        'services.eins.features.0': {
          before: 'Mehl',
          after: 'Mehl aus Bautzen',
          at: { ...at([...features, 0]), text: 'Mehl' },
        },
      },
    },
    sortiment: {
      services: {
        'services.eins.features': {
          kind: 'value',
          before: '["Mehl","Salz"]',
          after: '["Salz","Mehl","Ohne Hefe"]',
          at: at(features),
        },
      },
    },
  }
  const lines = (...texts: string[]) =>
    `- id: eins\n  features:\n${texts.map((text) => `    - ${text}\n`).join('')}`
  expect(madeOf(lines('Mehl', 'Salz'), edits)).toBe(lines('Salz', 'Mehl aus Bautzen', 'Ohne Hefe'))
})

const rows = ['eins', 'rows']
const bread = { service: 'Brot', price: '4 €' }
const cake = { service: 'Torte', price: '36 €' }

const rowEdit = (
  index: number,
  field: keyof typeof bread,
  before: string,
  after: string,
): Edit => ({
  ...{ before, after, at: { ...at([...rows, index, field]), text: before } },
})

/** Edits of rows on one page, and of their order on another. */
const rowsMade = (old: object[], now: object[], block: Record<string, Edit>) => {
  const list: Edit = {
    kind: 'value',
    before: JSON.stringify(old),
    after: JSON.stringify(now),
    at: at(rows),
  }
  const edits = { home: { prices: block }, sortiment: { prices: { 'prices.eins.rows': list } } }
  const [whole, ...others] = contentEdits(edits)
  expect(others).toEqual([])
  return whole && 'after' in whole ? whole.after : undefined
}

it('makes all texts of an item new whose list was changed on another page', () => {
  const after = rowsMade([bread, cake], [cake, bread], {
    'prices.eins.rows.0.service': rowEdit(0, 'service', 'Brot', 'Roggenbrot'),
    'prices.eins.rows.0.price': rowEdit(0, 'price', '4 €', '5 €'),
  })
  expect(after).toEqual([cake, { service: 'Roggenbrot', price: '5 €' }])
})

it('makes the text of that item new which it was written in, of two that are alike', () => {
  const after = rowsMade([bread, bread, cake], [cake, bread, bread], {
    'prices.eins.rows.1.price': rowEdit(1, 'price', '4 €', '5 €'),
  })
  expect(after).toEqual([cake, bread, { ...bread, price: '5 €' }])
})

it.each([
  ['another value', '"5 €"', { service: 'Brot', price: '5 €' }],
  ['no value', 'null', { service: 'Brot' }],
])('gives an item %s whose list was changed on another page', (_, after, expected) => {
  // As forms name the place: each step is a text.
  const place = { ...at([...rows, '0', 'price']), text: '"4 €"' }
  const price: Edit = { kind: 'value', before: '"4 €"', after, at: place }
  const edits = { 'prices.eins.rows.0.price': price }
  expect(rowsMade([bread, cake], [cake, bread], edits)).toEqual([cake, expected])
})

it('puts in no entry whose id somebody else has taken', () => {
  const block: Record<string, Edit> = {
    'values.neu': {
      kind: 'entry',
      before: 'null',
      after: '{"id":"neu","title":"Von mir"}',
      at: at([]),
    },
    values: { kind: 'order', before: '["eins"]', after: '["eins","neu"]', at: at([]) },
  }
  expect(made('- id: eins\n', block)).toBe('- id: eins\n\n- id: neu\n  title: Von mir\n')
  expect(made('- id: eins\n\n- id: neu\n  title: Ihr\n', block)).toContain('gibt es hier schon')
})

/** Every way in which some of these come into some order. */
const ordersOf = (ids: string[]): string[][] =>
  ids.flatMap((id) => [
    [id],
    ...ordersOf(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]),
  ])

const entry = (id: string) => `- id: ${id}\n  title: ${id}\n`

it('brings entries into every order, with new ones among them and without some', () => {
  const text = ['a', 'b'].map(entry).join('\n')
  for (const ids of ordersOf(['a', 'b', 'x', 'y'])) {
    const fresh = ids.filter((id) => id > 'b')
    const added = fresh.map((id): [string, Edit] => {
      const after = JSON.stringify({ id, title: id })
      return [`values.${id}`, { kind: 'entry', before: 'null', after, at: at([id]) }]
    })
    const after = JSON.stringify(ids)
    const values: Edit = { kind: 'order', before: '["a","b"]', after, at: at([]) }
    const changed = made(text, { values, ...Object.fromEntries(added) }) ?? text
    expect(changed, after).toBe(ids.map(entry).join('\n'))
  }
})

it('leaves an entry out that an order names and nobody knows', () => {
  const order: Edit = { kind: 'order', before: '["a","b"]', after: '["gone","b","a"]', at: at([]) }
  expect(made('- id: a\n- id: b\n', { values: order })).toBe('- id: b\n- id: a\n')
})

it.each([
  ['the file', [], '- id: eins\n- id: zwei\n', '- id: zwei\n- id: eins\n'],
  ['a block', ['values'], 'values: [ eins, zwei ]\n', 'values: [ zwei, eins ]\n'],
])('names no new entry of which the place is lost, in the list of %s', (_, path, text, expected) => {
  const block: Record<string, Edit> = {
    'values.neu': { kind: 'entry', before: 'null', after: '{"id":"neu","title":"Neu"}' },
    values: {
      kind: 'order',
      before: '["eins","zwei"]',
      after: '["zwei","neu","eins"]',
      at: at(path),
    },
  }
  expect(made(text, block)).toBe(expected)
})

it('tells in words what somebody has changed in an entry that is taken out, and nothing else of it', () => {
  const entry = {
    id: 'zeit',
    icon: 'clock',
    title: 'Zeit',
    text: 'Ein langer Text '.repeat(5).trim(),
  }
  const at = {
    file: 'a.yaml',
    path: [],
    text: '',
    route: '/',
    left: { zeit: JSON.stringify(entry) },
  }
  const order: Edit = { kind: 'order', before: '["zeit","ort"]', after: '["ort"]', at }
  const now = `- id: zeit\n  icon: clock\n  text: ${entry.text}\n  title: Ruhe\n- id: ort\n`
  const report = madeOf(now, { home: { values: { values: order } } })
  expect(report).toContain('Hier steht inzwischen etwas anderes: `title: Ruhe`.')
})

it('puts entries into their order beside a new one that has been published since', () => {
  const text = ['eins', 'neu', 'zwei', 'drei'].map((id) => `- id: ${id}\n`).join('')
  const block: Record<string, Edit> = {
    'values.neu': { kind: 'entry', before: 'null', after: '{"id":"neu"}', at: at(['neu']) },
    values: {
      kind: 'order',
      before: '["eins","neu","zwei","drei"]',
      after: '["zwei","neu","eins","drei"]',
      at: at([]),
    },
  }
  expect(made(text, block)).toBe('- id: zwei\n- id: neu\n- id: eins\n- id: drei\n')
})
