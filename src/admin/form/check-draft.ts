import type { FormProblems } from '../../../scripts/edit/form/form.ts'
import type { Facts } from '../admin-files.ts'
import type { Card, Draft } from './draft.ts'
import type { Forms } from './forms.ts'

/** What the check will say of a form: of the block, and of each entry by its name. */
export interface DraftProblems {
  block: FormProblems
  cards: Record<string, FormProblems>
}

/** A new entry gets its id when it is kept. */
const idOf = ({ id, isNew }: Card) => (isNew ? { id: 'neu' } : id === '' ? {} : { id })

/** Checks a form as it is filled in now. */
export const checkDraft = (
  { source, block, lists }: Draft,
  forms: Forms,
  facts: Facts,
): DraftProblems => ({
  block: forms.checkGroup(source, block, facts),
  cards: Object.fromEntries(
    lists.flatMap(({ cards }) =>
      cards.map((card) => [
        card.name,
        forms.checkGroup(card.source, { ...card.value, ...idOf(card) }, facts),
      ]),
    ),
  ),
})

const isFaulty = (problems: FormProblems): boolean =>
  Object.values(problems).some((all) => all.some(({ severity }) => severity === 'error'))

/** Whether the check would refuse what the form says. */
export const hasFaults = ({ block, cards }: DraftProblems): boolean =>
  isFaulty(block) || Object.values(cards).some(isFaulty)
