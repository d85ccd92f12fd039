import { expect, test } from 'vitest'
import { checkGroup } from '../../scripts/edit/form/form.ts'
import type { GroupSource } from '../../src/content/field-source.ts'

const source: GroupSource = {
  ...{ kind: 'group', file: 'services.yaml', path: ['bad'], value: {} },
  lines: { first: 1, start: 0, next: '' },
}

const SERVICE = {
  id: 'bad',
  title: 'Bad',
  description: 'Eine Wanne weniger, ein Fenster mehr.',
  image: { src: 'bad.jpg', alt: 'Eine Dusche ohne Stufe' },
  features: ['Dusche', 'Heizung'],
}

/** What is said of a service, by the path of the field. */
const said = (value: object) =>
  Object.entries(checkGroup(source, { ...value }, { 'company.founded': '1987' })).map(
    ([path, problems]) => `${path}: ${problems.map(({ code }) => code).join(' ')}`,
  )

test('of an entry that is as it should be nothing is said', () => {
  expect(said(SERVICE)).toEqual([])
})

test('what stands twice in a list is told there, also where nothing else is wrong', () => {
  expect(said({ ...SERVICE, features: ['Dusche', 'Heizung', 'Dusche'] })).toEqual([
    'features.2: repeated-item',
  ])
})

test('each fault is told once, at its own field', () => {
  const { id, features } = SERVICE
  const entry = { id, title: 'Seit {company.foundet}', features: [...features, 'Dusche'] }
  expect(said(entry).sort()).toEqual([
    'description: missing-key',
    'features.2: repeated-item',
    'image: missing-key',
    'title: unknown-fact',
  ])
})

test('no line is named: a form has none', () => {
  const found = checkGroup(source, { ...SERVICE, features: ['Dusche', 'Dusche'] }, {})
  expect(found['features.1']?.map(({ message }) => message)).toEqual([
    '`Dusche` steht zweimal in dieser Liste.',
  ])
})
