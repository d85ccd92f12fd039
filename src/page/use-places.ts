import { useEffect, useRef } from 'react'
import { type Place, takePlace } from './place.ts'

/** Name of the places in the state of a history entry, beside what the router keeps there. */
const NAME = 'places'

interface Places {
  of: (entry: string) => Place | undefined
  /** Notes where somebody is who has just left for another entry, which keeps it beyond the document. */
  keep: (entry: string) => void
}

/** What is stored may have been written by anything. */
const isPlace = (stored: unknown): stored is [entry: string, Place] => {
  const [entry, place] = Array.isArray(stored) ? stored : []
  return typeof entry === 'string' && typeof place?.top === 'number' && Array.isArray(place.open)
}

const storedPlaces = (): [entry: string, Place][] => {
  const stored: unknown = window.history.state?.[NAME]
  return Array.isArray(stored) ? stored.filter(isPlace) : []
}

const storePlaces = (places: ReadonlyMap<string, Place>): void => {
  try {
    window.history.replaceState({ ...window.history.state, [NAME]: [...places] }, '')
  } catch {
    // Browsers let the history change only so often; this document knows them all the same.
  }
}

/** Has the browser, which would scroll a page before it is shown, do so for whole documents only. */
const useOwnScrolling = () =>
  useEffect(() => {
    const hold = () => {
      window.history.scrollRestoration = 'manual'
    }
    const letGo = () => {
      window.history.scrollRestoration = 'auto'
    }
    hold()
    addEventListener('pageshow', hold)
    addEventListener('pagehide', letGo)
    return () => {
      removeEventListener('pageshow', hold)
      removeEventListener('pagehide', letGo)
    }
  }, [])

/** Where somebody was, by the entries of the tab's history. */
export const usePlaces = (): Places => {
  const { current: places } = useRef(new Map<string, Place>())
  useOwnScrolling()
  useEffect(() => {
    for (const [entry, place] of storedPlaces()) places.set(entry, place)
  }, [places])
  const keep = (entry: string) => {
    places.set(entry, takePlace())
    storePlaces(places)
  }
  return { of: (entry) => places.get(entry), keep }
}
