import { useRef } from 'react'

/** In which of the own items of a list, not those of lists within, the focus goes where. */
const ITEMS = ':scope > ol > [data-item]'

/** Where somebody writes in a new item: what is new stands open. */
const FIELDS = 'input, textarea, select'

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
      focus(to, to > from ? '[data-move="down"]' : '[data-move="up"]')
    },
    remove: (index: number) => {
      onChange(items.toSpliced(index, 1))
      focus(Math.min(index, items.length - 2), '[data-move="remove"]')
    },
    copy: (index: number, item: T) => {
      onChange(items.toSpliced(index + 1, 0, item))
      focus(index + 1, FIELDS)
    },
    add: (item: T) => {
      onChange([...items, item])
      focus(items.length, FIELDS)
    },
  }
}
