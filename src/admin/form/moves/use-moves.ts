import { useRef } from 'react'

/** In which of the own items of a list, not those of lists within, the focus goes where. */
const ITEMS = ':scope > ol > [data-item]'

/** Where somebody writes in a new item, or puts something into it: what is new stands open. */
export const FIELDS = 'input, textarea, select, [data-add]'

/** A button of an item itself, not of those in a list within it. */
const buttonOf = (kind: 'up' | 'down' | 'remove') =>
  `:scope > .admin-form__moves > [data-move="${kind}"]`

/** Changes of a list of any items; the focus stays with what was changed. */
export const useMoves = <T>(items: readonly T[], onChange: (items: T[]) => void) => {
  const ref = useRef<HTMLDivElement>(null)

  const focus = (index: number, within: string) =>
    requestAnimationFrame(() => {
      const item = ref.current?.querySelectorAll<HTMLElement>(ITEMS)[index]
      const target = item ?? ref.current
      const wanted = target?.querySelector<HTMLElement>(item ? within : ':scope > [data-add]')
      wanted?.focus()
    })

  return {
    ref,
    move: (from: number, to: number) => {
      const item = items[from]
      if (item === undefined || to < 0 || to >= items.length) return
      onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
      focus(to, buttonOf(to > from ? 'down' : 'up'))
    },
    remove: (index: number) => {
      onChange(items.toSpliced(index, 1))
      focus(Math.min(index, items.length - 2), buttonOf('remove'))
    },
    copy: (index: number, item: T) => {
      onChange(items.toSpliced(index + 1, 0, item))
      focus(index + 1, FIELDS)
    },
    add: (item: T) => {
      onChange([...items, item])
      focus(items.length, FIELDS)
    },
    /** Like `add`, for an item that has no fields. */
    take: (item: T) => {
      onChange([...items, item])
      focus(items.length, buttonOf('up'))
    },
  }
}
