import type { KeyboardEvent } from 'react'

/** Whether somebody gives up with the key for it, and not only what is being composed. */
export const isEscape = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Escape' && !nativeEvent.isComposing
