import type { KeyboardEvent } from 'react'
import { useForm } from '../form-context.ts'

interface MovesProps {
  /** What the item is called. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  /** None where not all of it is known. */
  onCopy?: (() => void) | undefined
  /** None where the item is the only one that there must be. */
  onRemove?: (() => void) | undefined
}

/** The buttons of an item of a list; with Alt held, arrows move it too. */
export const Moves = ({ name, index, count, onMove, onCopy, onRemove }: MovesProps) => {
  const { words } = useForm()
  const button = (
    kind: 'up' | 'down' | 'copy' | 'remove',
    onClick?: () => void,
    isIdle = !onClick,
  ) => (
    <button
      type="button"
      className="admin-button admin-button--small"
      data-move={kind}
      aria-label={`${words[kind]}: ${name}`}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
    >
      {words[kind]}
    </button>
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div className="admin-form__moves" onKeyDown={onKeyDown}>
      {button('up', () => onMove(index - 1), index === 0)}
      {button('down', () => onMove(index + 1), index === count - 1)}
      {button('copy', onCopy)}
      {button('remove', onRemove)}
    </div>
  )
}
