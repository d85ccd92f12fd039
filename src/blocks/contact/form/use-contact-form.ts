import { useEffect, useRef } from 'react'
import { leadTo } from '../../../components/lead-to.ts'
import { draftsOf } from '../../../enquiry/drafts/browser-drafts.ts'
import type { BlockOf } from '../../block.ts'
import { useDraft } from '../begun/use-draft.ts'
import { useEarly } from '../begun/use-early.ts'
import { useTopic } from '../begun/use-topic.ts'
import { fieldId } from '../fields/FormFields.tsx'
import { usePhotos } from '../photographs/use-photos.ts'
import type { contact } from '../schema.ts'
import { formName } from '../sending/form-name.ts'
import type { useSending } from './use-sending.ts'
import { useSubmit } from './use-submit.ts'
import { useTarget } from './use-target.ts'

/** Everything that the form does once JavaScript runs; without, it is a plain form. */
export const useContactForm = (
  block: BlockOf<typeof contact>,
  submitting: ReturnType<typeof useSending>,
) => {
  const form = useRef<HTMLFormElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  /** The panel that says how it went. */
  const panel = useRef<HTMLElement>(null)
  /** The button beside which it says what is going on. */
  const button = useRef<HTMLButtonElement>(null)

  const { sending, submission } = submitting
  const { target, next } = useTarget(block)
  const drafts = draftsOf(formName(block))
  const early = useEarly(fieldId(block, 'name'))
  const topic = useTopic(drafts, block.topics, select, early.inquiryType)
  const { values, keep } = useDraft(drafts, form, topic, early, submission)
  const photos = usePhotos(formName(block))
  const { state, faults, isStuck, attempts, onSubmit, onHandOver } = useSubmit(
    { block, form, trap, drafts, photos, keep, target },
    submitting,
  )

  useEffect(() => {
    if (!sending || !topic.job || !form.current) return
    sending.writeVacancy(form.current, block, topic.job)
    keep()
  }, [sending, block, topic.job, keep])

  // After an attempt the visitor is told; a panel from before a reload waits to be read.
  useEffect(() => {
    if (attempts === 0 && !isStuck) return
    leadTo(panel.current)
    // The panel whose button was pressed is gone.
    if (state.status === 'sending' && !form.current?.contains(document.activeElement)) {
      button.current?.focus()
    }
  }, [attempts, state.status, isStuck])

  useEffect(() => {
    // What is chosen now would not be in it.
    if (state.status === 'sending' && form.current) return sending?.lockChoices(form.current)
  }, [state.status, sending])

  const refs = { form, select, trap, panel, button }
  return {
    refs,
    target,
    next,
    state,
    isStuck,
    isInDoubt: isStuck && drafts.isInDoubt(),
    topic,
    photos,
    faults,
    values,
    keep,
    onSubmit,
    onHandOver,
  }
}
