import type { MouseEvent } from 'react'

/**
 * Keeps a pressed button from taking the focus: a field that is left applies what it holds, what is selected in it stays so,
 * and a keyboard on the screen stays open.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
