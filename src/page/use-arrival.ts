import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { applyMeta } from './apply-meta.ts'
import type { ShownPage } from './use-shown-page.ts'

/** What a fragment names; nothing where it was cut off in the middle of a character. */
const findTarget = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const scrollToTarget = (hash: string) => {
  const target = findTarget(hash)
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** After a turn of the page: its title, its top or the fragment asked for, and the focus on it. */
export const useArrival = ({ page, path }: ShownPage) => {
  const { hash, key } = useLocation()
  const arrived = useRef(path)
  const taken = useRef(false)

  // Also where the same page has been written anew.
  useLayoutEffect(() => applyMeta(page.meta), [page.meta])

  useLayoutEffect(() => {
    if (arrived.current === path) return
    arrived.current = path
    scrollToTarget(hash)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, hash])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on a fragment has a new key
  useEffect(() => {
    // To the document's own fragment the browser has led; the visitor may be elsewhere by now.
    if (taken.current && hash) scrollToTarget(hash)
    taken.current = true
  }, [hash, key])
}
