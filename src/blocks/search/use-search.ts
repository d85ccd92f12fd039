import { useEffect, useRef, useState } from 'react'
import { documentAnswers } from '../../network/document-answers.ts'
import { loadDocument } from '../../network/load-document.ts'
import type { Find, Findings } from '../../search/findings.ts'
import { SEARCH_INDEX } from '../../search/options.ts'
import { useShell } from '../../shell/Shell.tsx'

/** What was found; undefined while nobody looks, or the index is on its way. */
export interface Search {
  results: Findings | undefined
  hasFailed: boolean
  /** Whether somebody has pressed Enter after these words, and does not type on. */
  isAsked: boolean
  /** Looks again where the index could not be had, in the document loaded anew where the code could not. */
  ask: () => void
}

/** Each time that somebody presses Enter is another one. */
interface Question {
  words: string
}

interface Answer extends Question {
  question: Question
  /** Undefined where the index could not be had. */
  findings: Findings | undefined
}

/** The index, and whose it is: while a site is edited, it has another shell with each save. */
interface Opened {
  shell: unknown
  find: Promise<Find>
}

/**
 * What is found for the words before stays until there is more; that there is nothing does not, and that nothing
 * could be had not after Enter.
 */
const stillHolds = ({ words, question, findings }: Answer, typed: string, asked: Question) =>
  findings ? words === typed || findings.count > 0 : question === asked

/** The words stand in the address. Where the server has no document either, the page stays. */
const askAnew = async (): Promise<void> => {
  if (await documentAnswers(window.location.href)) loadDocument()
}

/** Looks for words. Code and index are loaded with the first of them. */
export const useSearch = (words: string): Search => {
  const shell = useShell()
  const opened = useRef<Opened>(undefined)
  // It is gone with a newer site, and browsers keep in mind that it could not be had, until the next document.
  const isCodeMissing = useRef(false)
  const [answer, setAnswer] = useState<Answer>()
  const [question, setQuestion] = useState<Question>({ words: '' })
  const isWanted = words.trim() !== ''
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const tell = (findings: Findings | undefined) => {
      if (isCurrent) setAnswer({ words, question, findings })
    }
    if (opened.current?.shell !== shell)
      opened.current = {
        shell,
        find: import('../../search/find.ts').then(
          ({ openSearch }) => {
            isCodeMissing.current = false
            return openSearch(shell.base, SEARCH_INDEX)
          },
          (error) => {
            isCodeMissing.current = true
            throw error
          },
        ),
      }
    opened.current.find
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
  }, [isWanted, words, question, shell])
  const held = isWanted && answer && stillHolds(answer, words, question) ? answer : undefined
  return {
    results: held?.findings,
    hasFailed: held !== undefined && !held.findings,
    isAsked: question.words === words,
    ask: () => (isCodeMissing.current ? void askAnew() : setQuestion({ words })),
  }
}
