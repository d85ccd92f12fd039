import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens the `<details>` around what the address names: browsers do so only for the first document. */
export const useOpened = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    const details = named ? named.closest('details') : null
    if (!named || !details || details.open) return
    details.open = true
    named.scrollIntoView()
  }, [hash])
}
