/** Unfolds what an element is folded up in: nobody sees it there, and it takes no focus. */
export const unfold = (element: Element | null | undefined): void => {
  for (let at = element?.closest('details'); at; at = at.parentElement?.closest('details'))
    at.open = true
}
