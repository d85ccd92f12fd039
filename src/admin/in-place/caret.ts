/** How many characters stand before the caret in an element; nothing where it stands elsewhere. */
export const caretIn = (element: HTMLElement): number | undefined => {
  const selection = getSelection()
  const node = selection?.focusNode
  if (!node || !element.contains(node)) return undefined
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(node, selection.focusOffset)
  return before.toString().length
}

/** Puts the caret behind so many characters of a text, or behind all that there are. */
export const putCaret = (node: Text, at: number): void =>
  getSelection()?.collapse(node, Math.min(at, node.length))
