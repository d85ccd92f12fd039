import { useEffect, useRef, useState } from 'react'
import type { Find, Findings } from '../../search/find.ts'
import { SEARCH_INDEX } from '../../search/options.ts'
import { useShell } from '../../shell/Shell.tsx'

/** What was found; undefined while nobody looks, or the index is on its way. */
export interface Search {
  results: Findings | undefined
  hasFailed: boolean
}

interface Answer {
  words: string
  /** Undefined where the index could not be had. */
  findings: Findings | undefined
}

/** What is found for the words before stays until there is more; that there is nothing does not. */
const stillHolds = ({ words, findings }: Answer, asked: string): boolean =>
  words === asked || findings?.count !== 0

/** Looks for words. Code and index are loaded with the first of them. */
export const useSearch = (words: string): Search => {
  const { base } = useShell()
  const opened = useRef<Promise<Find>>(undefined)
  const [answer, setAnswer] = useState<Answer>()
  const isWanted = words.trim() !== ''
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const tell = (findings: Findings | undefined) => {
      if (isCurrent) setAnswer({ words, findings })
    }
    opened.current ??= import('../../search/find.ts').then(({ openSearch }) =>
      openSearch(base, SEARCH_INDEX),
    )
    opened.current
      .then((find) => find(words))
      .then(tell)
      .catch(() => {
        // Where a newer site has other parts, its list is asked for anew.
        opened.current = undefined
        tell(undefined)
      })
    return () => {
      isCurrent = false
    }
  }, [isWanted, words, base])
  const held = isWanted && answer && stillHolds(answer, words) ? answer : undefined
  return { results: held?.findings, hasFailed: held !== undefined && !held.findings }
}
