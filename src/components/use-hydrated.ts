import { useSyncExternalStore } from 'react'
import { never } from './never.ts'

/**
 * False while the prerendered page is taken over, true from then on. What depends on the browser,
 * such as the query of the address, waits for it: the prerendered page does not know it.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
