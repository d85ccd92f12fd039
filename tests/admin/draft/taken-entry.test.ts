import { expect, test } from 'vitest'
import * as forms from '../../../scripts/edit/form/form.ts'
import { checkDraft, hasFaults } from '../../../src/admin/draft/check-draft.ts'
import { type Card, type CardList, type Draft, takenCard } from '../../../src/admin/draft/draft.ts'
import { bakeryText, compileWith } from '../../workspace.ts'
import {
  editsOf,
  freshCard,
  onPage,
  opened,
  type Page,
  shown,
  withCards,
  written,
} from '../a-form.ts'
import { home } from '../drafts.ts'

const HOME = 'pages/home.yaml'

const text = bakeryText(HOME).replace('- type: values\n', '- type: values\n    values: [zeit]\n')
const texts = new Map([
  [HOME, text],
  ['values.yaml', bakeryText('values.yaml')],
])

const { site } = await compileWith({ [HOME]: text })
const pages = (site?.pages ?? []) as Page[]
const page = pages.find(({ key }) => key === 'home') as Page

const listIn = (draft: Draft) => draft.lists.find(({ key }) => key === 'values') as CardList

const take = (draft: Draft, id: string): Draft => {
  const list = listIn(draft)
  return withCards(draft, 'values', (cards) => [...cards, takenCard(list, cards[0] as Card, id)])
}

const idsIn = (draft: Draft) => listIn(draft).cards.map(({ id }) => id)

test('only into a list that the block names itself others are taken', () => {
  expect(listIn(opened(page, 'values')).among).toBe('values')
  expect(listIn(opened(home, 'values')).among).toBeUndefined()
})

test('an entry that is taken in is named in the block, and its file stays as it is', () => {
  const draft = take(opened(page, 'values'), 'nachbarn')
  expect(hasFaults(checkDraft(draft, forms, page.facts))).toBe(false)
  const edits = editsOf(page, draft)
  expect(Object.keys(edits)).toEqual(['values'])
  expect(written(onPage(page, 'values', edits), pages, texts)).toEqual({
    [HOME]: text.replace('[zeit]', '[zeit, nachbarn]'),
  })
})

test('it is there when the form is opened again, and can be taken out', () => {
  const edits = editsOf(page, take(opened(page, 'values'), 'nachbarn'))
  const again = opened(page, 'values', edits)
  expect(idsIn(again)).toEqual(['zeit', 'nachbarn'])
  expect(editsOf(page, again)).toEqual(edits)
  const without = withCards(again, 'values', (cards) => cards.filter(({ id }) => id === 'zeit'))
  expect(editsOf(page, without)).toEqual({})
})

test('it comes with a new one, which gets another id, and can stand before all', () => {
  const draft = take(opened(page, 'values'), 'nachbarn')
  const fresh = { title: 'Nachbarn', description: 'Sie kommen gern.' }
  const all = withCards(draft, 'values', ([zeit, nachbarn]) => [
    nachbarn as Card,
    freshCard(zeit as Card, fresh),
    zeit as Card,
  ])
  const files = written(onPage(page, 'values', editsOf(page, all)), pages, texts)
  expect(files[HOME]).toBe(text.replace('[zeit]', '[nachbarn, nachbarn-2, zeit]'))
  expect(files['values.yaml']).toContain('- id: nachbarn-2\n')
})

test('the page shows those that it knows meanwhile, and tells of nothing wrong', () => {
  const merged = shown(page, editsOf(page, take(opened(page, 'values'), 'nachbarn')), 'values')
  expect([merged.faults, merged.stale]).toEqual([[], []])
  expect(merged.block.values).toMatchObject([{ id: 'zeit' }])
})

test('a new one gets no id that another entry of its file has, whether the block names that or not', () => {
  const fresh = { title: 'Nachbarn', description: 'Sie kommen gern.' }
  const draft = withCards(opened(page, 'values'), 'values', (cards) => [
    ...cards,
    freshCard(cards[0] as Card, fresh),
  ])
  const files = written(onPage(page, 'values', editsOf(page, draft, site?.named)), pages, texts)
  expect(files[HOME]).toBe(text.replace('[zeit]', '[zeit, nachbarn-2]'))
})
