import { useState } from 'react'
import type { FormProblems } from '../../../../scripts/edit/form/form.ts'
import { own } from '../../../content/own.ts'
import { fillIn } from '../../../content/text/fill-in.ts'
import { titleOf } from '../../../content/title-of.ts'
import { type Card, type CardList, takenCard } from '../../draft/draft.ts'
import { newCard } from '../../draft/new-card.ts'
import { useForm } from '../form-context.ts'
import { Moves } from '../moves/Moves.tsx'
import { useMoves } from '../moves/use-moves.ts'
import { CardDetails } from './CardDetails.tsx'
import { TakeIn } from './TakeIn.tsx'

interface CardsProps {
  list: CardList
  problems: Record<string, FormProblems>
  onChange: (list: CardList) => void
}

/** The entries that a block shows, each with its form. */
export const Cards = ({ list, problems, onChange }: CardsProps) => {
  const { words, entries } = useForm()
  const { cards, isOpen, among } = list
  const named = (among && own(entries, among)) ?? []
  const [first] = cards
  // Who takes out one of them and in again, has its fields again.
  const [begun] = useState(cards)
  const setCards = (next: Card[]) => onChange({ ...list, cards: next })
  const { ref, move, remove, copy, add, take } = useMoves<Card>(cards, setCards)
  const nameOf = ({ id, value, isNew, isTaken }: Card) =>
    titleOf({
      ...value,
      ...(isNew && { id: words.fresh }),
      ...(isTaken && { name: named.find((entry) => entry.id === id)?.name }),
    })
  return (
    <div ref={ref} className="admin-form__cards">
      <h3>{fillIn(words.entries, { file: first?.source.file ?? '' })}</h3>
      <ol className="admin-form__items">
        {cards.map((card, index) => (
          <li key={card.name} data-item>
            <CardDetails
              card={card}
              title={nameOf(card)}
              problems={problems[card.name] ?? {}}
              onChange={(value) => setCards(cards.with(index, { ...card, value }))}
            />
            {isOpen && (
              <Moves
                name={nameOf(card)}
                index={index}
                count={cards.length}
                onMove={(to) => move(index, to)}
                onCopy={
                  card.isTaken ? undefined : () => copy(index, newCard(list, card, card.value))
                }
                onRemove={cards.length > 1 ? () => remove(index) : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {isOpen && first && (
        <button
          type="button"
          className="admin-button"
          data-add
          onClick={() => add(newCard(list, first, {}))}
        >
          {words.add}
        </button>
      )}
      {isOpen && first && (
        <TakeIn
          entries={named.filter(({ id }) => cards.every((card) => card.id !== id))}
          onTake={(id) => take(begun.find((card) => card.id === id) ?? takenCard(list, first, id))}
        />
      )}
    </div>
  )
}
