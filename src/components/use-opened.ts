import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findTarget } from './find-target.ts'
import { leadTo } from './lead-to.ts'

/** Opens the `<details>` around what the address names: browsers do so only for the first document. */
export const useOpened = (): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody follows a link to it
  useEffect(() => {
    const named = findTarget(hash)
    const details = named?.closest('details')
    if (!named || !details || details.open) return
    details.open = true
    leadTo(named)
  }, [hash, key])
}
