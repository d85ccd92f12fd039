import type { FormProblems } from '../../../scripts/edit/form/form.ts'
import { fillIn } from '../../content/fill-in.ts'
import { titleOf } from '../../content/title-of.ts'
import { CardDetails } from './CardDetails.tsx'
import type { Card, CardList } from './draft.ts'
import { useForm } from './form-context.ts'
import { Moves } from './Moves.tsx'
import { newCard } from './new-card.ts'
import { useMoves } from './use-moves.ts'

interface CardsProps {
  list: CardList
  problems: Record<string, FormProblems>
  onChange: (list: CardList) => void
}

/** The entries that a block shows, each with its form. */
export const Cards = ({ list, problems, onChange }: CardsProps) => {
  const { words } = useForm()
  const { cards, isOpen } = list
  const [first] = cards
  const setCards = (next: Card[]) => onChange({ ...list, cards: next })
  const { ref, move, remove, copy, add } = useMoves<Card>(cards, setCards)
  const nameOf = (card: Card) =>
    titleOf(card.isNew ? { ...card.value, id: words.fresh } : card.value)
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
                onCopy={() => copy(index, newCard(list, card, card.value))}
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
    </div>
  )
}
