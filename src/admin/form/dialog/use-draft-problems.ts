import { useCallback, useEffect, useMemo, useState } from 'react'
import { linkSite } from '../../checking/link-site.ts'
import { TYPING_PAUSE } from '../../checking/typing-pause.ts'
import {
  checkDraft,
  checkDraftLinks,
  type DraftProblems,
  together,
} from '../../draft/check-draft.ts'
import type { Draft } from '../../draft/draft.ts'
import type { Forms } from '../../draft/forms.ts'
import { type AdminState, factsOf } from '../../session/admin-state.ts'

const NONE: DraftProblems = { block: {}, cards: {} }

/** Milliseconds that a form waits for a server before it is taken as it is: where links lead, CI asks as well. */
const PATIENCE = 2000

const nothingLater = () =>
  new Promise<DraftProblems>((resolve) => setTimeout(() => resolve(NONE), PATIENCE))

/** Does something once nobody types any more, with what came of it unless somebody has typed since. */
const useAfterTyping = <Found>(find: () => Promise<Found>, take: (found: Found) => void) =>
  useEffect(() => {
    let isOver = false
    const check = async () => {
      const found = await find()
      if (!isOver) take(found)
    }
    const timer = setTimeout(() => void check(), TYPING_PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [find, take])

/** What is wrong with a form now; of its links, a moment later, or as soon as somebody asks. */
export const useDraftProblems = (draft: Draft, forms: Forms, { page, site, file }: AdminState) => {
  const [ofLinks, setLinks] = useState(NONE)
  const facts = useMemo(() => factsOf({ site, file }), [site, file])
  const own = useMemo(() => checkDraft(draft, forms, facts), [draft, forms, facts])
  const findLinks = useCallback(
    async () => (page ? checkDraftLinks(draft, forms, facts, linkSite(page, site)) : NONE),
    [draft, forms, facts, page, site],
  )
  useAfterTyping(findLinks, setLinks)
  const judge = async (): Promise<DraftProblems> => {
    const found = await Promise.race([findLinks(), nothingLater()])
    setLinks(found)
    return together(own, found)
  }
  return { problems: together(own, ofLinks), judge }
}
