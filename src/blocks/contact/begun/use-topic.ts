import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useParameters } from '../../../components/use-parameters.ts'
import type { DraftStore } from '../../../enquiry/drafts/draft.ts'
import type { contact } from '../schema.ts'
import { findTopic, type Topic } from './find-topic.ts'

const JOB: keyof typeof contact.parameters = 'job'

/** What speaks for a topic when the form appears. */
interface Signs {
  /** What the list shows: picked before the app took over, or brought back by the browser. */
  shown: string
  /** What the link to the form says, and the topic that it names; undefined without a link. */
  inquiry: string | null
  named: string | undefined
}

/**
 * What the visitor has picked, as long as no other link to the form was followed since; then what
 * the link names, then what an earlier one had named.
 */
const startWith = (drafts: DraftStore, { shown, inquiry, named }: Signs) => {
  const draft = drafts.load()
  const earlier = draft?.values.inquiryType ?? ''
  const isPicked = shown !== '' && shown !== named && shown !== earlier
  const isKept = draft?.chosen && (inquiry === null || inquiry === draft.inquiry)
  if (isPicked || isKept) return { id: shown || earlier, chosen: true }
  return { id: named ?? earlier, chosen: false }
}

/**
 * The chosen topic: links set it as long as the visitor has not picked one in this form.
 *
 * @param early what the list showed before the app took over
 */
export const useTopic = (
  drafts: DraftStore,
  topics: Topic[],
  select: RefObject<HTMLSelectElement | null>,
  early: string,
) => {
  const [parameters] = useParameters()
  // Undefined in the prerendered page, which does not know the address.
  const [id, setId] = useState<string>()
  const chosen = useRef(false)
  const started = useRef(false)
  const inquiry = parameters.get('inquiry')
  const job = parameters.get(JOB)
  const named = inquiry === null ? undefined : (findTopic(topics, inquiry)?.id ?? '')

  // Before anything is rendered anew, which would undo what was picked before the app took over.
  useLayoutEffect(() => {
    if (chosen.current) return
    if (started.current) return setId(named ?? '')
    started.current = true
    const start = startWith(drafts, { shown: select.current?.value || early, inquiry, named })
    chosen.current = start.chosen
    setId(start.id)
  }, [drafts, inquiry, named, select, early])

  const choose = (next: string) => {
    chosen.current = true
    setId(next)
  }
  return { id, inquiry, job, topic: topics.find((topic) => topic.id === id), chosen, choose }
}
