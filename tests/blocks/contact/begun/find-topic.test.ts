import { expect, it } from 'vitest'
import { findTopic, type Topic } from '../../../../src/blocks/contact/begun/find-topic.ts'

const topics: Topic[] = [
  {
    id: 'heizung',
    label: 'Heizung',
    inquiry: 'heating',
    aliases: ['Heating system'],
    questions: [],
  },
  { id: 'other', label: 'Anderes', inquiry: 'other', aliases: [], questions: [] },
]

it.each([
  ['heating', 'heizung'],
  ['heizung', 'heizung'],
  ['Heating system', 'heizung'],
  ['  HEATING   SYSTEM ', 'heizung'],
  ['other', 'other'],
  ['roofing', undefined],
  ['', undefined],
  [null, undefined],
])('%s', (name, id) => {
  expect(findTopic(topics, name)?.id).toBe(id)
})
