/** Puts the focus into the first input of what takes the place of an element. */
export const focusInstead = (element: Element): void => {
  const { parentElement: around } = element
  const position = [...(around?.children ?? [])].indexOf(element)
  requestAnimationFrame(() =>
    around?.children[position]?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
  )
}
