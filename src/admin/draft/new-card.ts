import type { Raw } from '../edits/with-part.ts'
import type { Card, CardList } from './draft.ts'

/** A name for a new entry until it is kept. */
const freeName = ({ key, cards }: CardList): string => {
  const isTaken = (number: number) => cards.some(({ name }) => name === `${key}.neu-${number}`)
  let number = 1
  while (isTaken(number)) number += 1
  return `neu-${number}`
}

/** A new entry for a list, in the place of files where another one stands. */
export const newCard = (list: CardList, like: Card, value: Raw): Card => {
  const id = freeName(list)
  const { source } = like
  return { name: `${list.key}.${id}`, id, value: { ...value, id }, source, isNew: true }
}
