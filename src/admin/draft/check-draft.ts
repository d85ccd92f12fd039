import type { LinkSite } from '../../../scripts/edit/check/check-targets.ts'
import type { FormProblems } from '../../../scripts/edit/form/form.ts'
import type { Facts } from '../site/admin-files.ts'
import { type Card, type Draft, shownLists } from './draft.ts'
import type { Forms } from './forms.ts'

/** What the check will say of a form: of the block, and of each entry by its name. */
export interface DraftProblems {
  block: FormProblems
  cards: Record<string, FormProblems>
}

/** A new entry gets its id when it is kept. */
const idOf = ({ id, isNew }: Card) => (isNew ? { id: 'neu' } : id === '' ? {} : { id })

/** Of a new entry, nothing is published, though it stands where another one does. */
const sourceOf = ({ source, isNew }: Card) => (isNew ? { ...source, value: {} } : source)

/** The entries that have a form. */
const cardsOf = (draft: Draft): Card[] =>
  shownLists(draft).flatMap(({ cards }) => cards.filter(({ isTaken }) => !isTaken))

/** Checks a form as it is filled in now. */
export const checkDraft = (draft: Draft, forms: Forms, facts: Facts): DraftProblems => ({
  block: forms.checkGroup(draft.source, draft.block, facts),
  cards: Object.fromEntries(
    cardsOf(draft).map((card) => [
      card.name,
      forms.checkGroup(sourceOf(card), { ...card.value, ...idOf(card) }, facts),
    ]),
  ),
})

/** What is known of the links in a form, once the pages to which they lead have been looked at. */
export const checkDraftLinks = async (
  draft: Draft,
  forms: Forms,
  facts: Facts,
  site: LinkSite,
): Promise<DraftProblems> => {
  const { source, block } = draft
  const cards = cardsOf(draft)
  const told = await Promise.all(
    cards.map(async ({ name, source: own, value }) => [
      name,
      await forms.checkGroupLinks(own, value, facts, site),
    ]),
  )
  return {
    block: await forms.checkGroupLinks(source, block, facts, site),
    cards: Object.fromEntries(told),
  }
}

const both = (one: FormProblems = {}, other: FormProblems = {}): FormProblems => {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    [...paths].map((path) => [path, [...(one[path] ?? []), ...(other[path] ?? [])]]),
  )
}

/** The problems of a form and those of its links. */
export const together = (one: DraftProblems, other: DraftProblems): DraftProblems => {
  const names = new Set([...Object.keys(one.cards), ...Object.keys(other.cards)])
  return {
    block: both(one.block, other.block),
    cards: Object.fromEntries(
      [...names].map((name) => [name, both(one.cards[name], other.cards[name])]),
    ),
  }
}

const isFaulty = (problems: FormProblems): boolean =>
  Object.values(problems).some((all) => all.some(({ severity }) => severity === 'error'))

/** Whether the check would refuse what the form says. */
export const hasFaults = ({ block, cards }: DraftProblems): boolean =>
  isFaulty(block) || Object.values(cards).some(isFaulty)
