import type { FormProblems } from '../../../scripts/edit/form/form.ts'
import { fillIn } from '../../content/fill-in.ts'
import { type Card, type CardList, titleOf } from './draft.ts'
import { Fields } from './Fields.tsx'
import { useForm } from './form-context.ts'
import { Moves } from './Moves.tsx'
import { useMoves } from './use-moves.ts'
import type { Raw } from './with-part.ts'

interface CardsProps {
  list: CardList
  problems: Record<string, FormProblems>
  onChange: (list: CardList) => void
}

/** A name for a new entry until it is kept. */
const freeName = ({ key, cards }: CardList): string => {
  const isTaken = (number: number) => cards.some(({ name }) => name === `${key}.neu-${number}`)
  let number = 1
  while (isTaken(number)) number += 1
  return `neu-${number}`
}

const hasProblems = (problems: FormProblems = {}) => Object.keys(problems).length > 0

/** The entries that a block shows, each with its form. */
export const Cards = ({ list, problems, onChange }: CardsProps) => {
  const { forms, words, isTried } = useForm()
  const { key, cards, isOpen } = list
  const { ref, move, remove, copy, add } = useMoves<Card>(cards, (next) =>
    onChange({ ...list, cards: next }),
  )
  const fresh = (like: Card, value: Raw): Card => {
    const id = freeName(list)
    return { name: `${key}.${id}`, id, value: { ...value, id }, source: like.source, isNew: true }
  }
  const set = (index: number, value: Raw) =>
    onChange({ ...list, cards: cards.with(index, { ...(cards[index] as Card), value }) })
  const nameOf = (card: Card) =>
    titleOf(card.isNew ? { ...card.value, id: words.fresh } : card.value)
  return (
    <div ref={ref} className="admin-form__cards">
      <h3>{fillIn(words.entries, { file: cards[0]?.source.file ?? '' })}</h3>
      <ol className="admin-form__items">
        {cards.map((card, index) => (
          <li key={card.name} data-item>
            <details
              open={card.isNew || (isTried && hasProblems(problems[card.name])) || undefined}
            >
              <summary>{nameOf(card)}</summary>
              <Fields
                schema={forms.groupSchema(card.source)}
                value={card.value}
                problems={problems[card.name] ?? {}}
                onChange={(value) => set(index, value)}
              />
            </details>
            {isOpen && (
              <Moves
                name={nameOf(card)}
                index={index}
                count={cards.length}
                onMove={(to) => move(index, to)}
                onCopy={() => copy(index, fresh(card, card.value))}
                onRemove={cards.length > 1 ? () => remove(index) : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {isOpen && cards[0] && (
        <button
          type="button"
          className="admin-button"
          data-add
          onClick={() => cards[0] && add(fresh(cards[0], {}))}
        >
          {words.add}
        </button>
      )}
    </div>
  )
}
