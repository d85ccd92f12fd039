import { useEffect, useRef, useState } from 'react'
import type { Find } from '../../search/find.ts'
import { type Found, SEARCH_INDEX } from '../../search/options.ts'

import { useShell } from '../../shell/Shell.tsx'

/** What was found; undefined while nobody looks, or the index is on its way. */
export interface Search {
  results: Found[] | undefined
  hasFailed: boolean
}

/** Looks for words. Code and index are loaded with the first of them. */
export const useSearch = (words: string): Search => {
  const { base } = useShell()
  const [find, setFind] = useState<{ find: Find }>()
  const [hasFailed, setFailed] = useState(false)
  const isAsked = useRef(false)
  const isWanted = words.trim() !== ''
  useEffect(() => {
    if (!isWanted || isAsked.current) return
    isAsked.current = true
    import('../../search/find.ts')
      .then(({ openSearch }) => openSearch(`${base}/${SEARCH_INDEX}`))
      .then((opened) => setFind({ find: opened }))
      .catch(() => {
        isAsked.current = false
        setFailed(true)
      })
  }, [isWanted, base])
  return { results: isWanted ? find?.find(words) : undefined, hasFailed: hasFailed && !find }
}
