import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { findTarget } from '../components/find-target.ts'
import { leadTo } from '../components/lead-to.ts'
import { applyMeta } from './apply-meta.ts'
import { returnIfLost, returnTo } from './place.ts'
import { usePlaces } from './use-places.ts'
import type { ShownPage } from './use-shown-page.ts'

/**
 * After a turn of the page: its title, its top or the fragment asked for, and the focus on it; on the way back, where
 * one was.
 */
export const useArrival = ({ page, path, isThere }: ShownPage) => {
  const { hash, key, search } = useLocation()
  const way = useNavigationType()
  const places = usePlaces()
  const arrived = useRef(path)
  const isFirst = useRef(true)
  // The browser's own entries, those of fragments, share a key.
  const entry = key + hash

  // Also where the same page has been written anew.
  useLayoutEffect(() => applyMeta(page.meta), [page.meta])

  const arrive = () => {
    const place = way === NavigationType.Pop ? places.of(entry) : undefined
    const isTurned = arrived.current !== path
    arrived.current = path
    const target = place ? null : findTarget(hash)
    if (place) returnTo(place)
    else if (isTurned || hash || way === NavigationType.Pop) window.scrollTo(0, 0)
    if (target) leadTo(target)
    else if (isTurned) document.getElementById('main')?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry, when its page is there
  useLayoutEffect(() => {
    if (!isThere) return
    // In its own document the browser has led; the visitor may be elsewhere by now.
    if (!isFirst.current) arrive()
    isFirst.current = false
    return () => places.keep(entry)
  }, [entry, isThere])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry, when its page is there
  useEffect(() => {
    if (!search || !isThere) return
    // Too late when the document is left: what is put into its entry then is lost.
    const keep = () => places.keep(entry)
    document.addEventListener('scrollend', keep)
    return () => document.removeEventListener('scrollend', keep)
  }, [entry, isThere])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the document's own page
  useEffect(() => {
    const place = search && places.of(entry)
    if (place) returnIfLost(place)
  }, [])
}
