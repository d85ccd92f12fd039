import { beforeEach, expect, test, vi } from 'vitest'
import * as forms from '../../../scripts/edit/form/form.ts'
import type { Card } from '../../../src/admin/draft/draft.ts'
import { commitDraft } from '../../../src/admin/form/dialog/open-form.ts'
import { createSession, type Session } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { fileOf, freshCard, opened, withCards, written } from '../a-form.ts'
import { fakeStorage } from '../a-page.ts'
import { home, pages, texts } from '../drafts.ts'

type Change = (cards: Card[]) => Card[]

const begin = (session: Session) => {
  const draft = opened(home, 'values', session.store.get().edits.home?.values)
  return (change: Change) => commitDraft(session, withCards(draft, 'values', change))
}

/** What the file says where two tabs have the form of a list open at once, and the first one is done first. */
const afterBoth = (first: Change, second: Change, before?: Change) => {
  const { storage } = fakeStorage()
  const openTab = () => {
    const session = createSession(true, openEdits(storage))
    session.store.set({ page: home.data, file: fileOf(home), forms })
    return session
  }
  if (before) begin(openTab())(before)
  const [one, other] = [begin(openTab()), begin(openTab())]
  one(first)
  other(second)
  const text = written(openEdits(storage).read(), pages, texts)['values.yaml'] ?? ''
  return [...text.matchAll(/- id: (\S+)\n {2}title: (.*)/g)].map(
    ([, id, title]) => `${id} ${title}`,
  )
}

const added =
  (title: string): Change =>
  (cards) => [...cards, freshCard(cards[0] as Card, { title, description: 'Text' })]

const NACHBARN = 'nachbarn Nachbarn'
const ZEIT = 'zeit Zeit'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('an entry that comes in stays where another tab orders the list', () => {
  const turned: Change = (cards) => cards.toReversed()
  expect(afterBoth(added('Ruhe'), turned)).toEqual([NACHBARN, ZEIT, 'ruhe Ruhe'])
  expect(afterBoth(turned, added('Ruhe'))).toEqual([ZEIT, NACHBARN, 'ruhe Ruhe'])
})

test('entries of two tabs both come in, of whatever name', () => {
  expect(afterBoth(added('Eins'), added('Zwei'))).toEqual([
    ZEIT,
    NACHBARN,
    'zwei Zwei',
    'eins Eins',
  ])
  const twins = afterBoth(added('Ruhe'), added('Ruhe'))
  expect(twins).toEqual([ZEIT, NACHBARN, 'ruhe-2 Ruhe', 'ruhe Ruhe'])
})

test('an entry that one tab takes out stays out', () => {
  const fewer: Change = (cards) => cards.slice(1)
  expect(afterBoth(fewer, added('Ruhe'))).toEqual([NACHBARN, 'ruhe Ruhe'])
  expect(afterBoth(added('Ruhe'), fewer)).toEqual([NACHBARN, 'ruhe Ruhe'])
})

test('an entry of one tab stays where the other puts the list in its former order', () => {
  const turned: Change = (cards) => cards.toReversed()
  expect(afterBoth(added('Ruhe'), turned, turned)).toEqual([ZEIT, NACHBARN, 'ruhe Ruhe'])
})
