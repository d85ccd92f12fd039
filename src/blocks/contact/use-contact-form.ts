import { type FormEvent, useEffect, useRef, useState } from 'react'
import { leadTo } from '../../components/lead-to.ts'
import { draftsOf } from '../../enquiry/drafts/browser-drafts.ts'
import type { FieldFault, Values } from '../../enquiry/providers/provider.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { Shell } from '../../shell/shell-data.ts'
import { useAddress } from '../../shell/use-address.ts'
import type { BlockOf } from '../block.ts'
import { fieldId } from './FormFields.tsx'
import { formName } from './form-name.ts'
import { setValue } from './form-values.ts'
import type { contact } from './schema.ts'
import { useArrival } from './use-arrival.ts'
import { useDraft } from './use-draft.ts'
import { useEarly } from './use-early.ts'
import { usePhotos } from './use-photos.ts'
import type { Sending, useSending } from './use-sending.ts'
import { useTopic } from './use-topic.ts'

/** Where this form posts, and the page that a native post leads to. */
const useTarget = ({ sentHref, job, ui }: BlockOf<typeof contact>) => {
  // Where there is this block, there is a target.
  const { form, url } = useShell() as Required<Shell>
  const address = useAddress()
  const extra = job ? { ...form.extra, [ui.jobField]: job.title } : form.extra
  const target = { ...form, extra, keyField: ui.keyField }
  return { target, next: sentHref && new URL(address(sentHref), url).href }
}

/** What was there when somebody pressed the button. */
interface Pressed {
  written: Values
  /** Path of the page. */
  action: string
}

/** Everything that the form does once JavaScript runs; without, it is a plain form. */
export const useContactForm = (
  block: BlockOf<typeof contact>,
  { sending, submission, fetch, state: submitted }: ReturnType<typeof useSending>,
) => {
  const form = useRef<HTMLFormElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  /** The panel that says how it went. */
  const panel = useRef<HTMLElement>(null)
  /** The button beside which it says what is going on. */
  const button = useRef<HTMLButtonElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [own, setOwn] = useState<FieldFault[]>([])
  /** What becomes of the code that sends, where it was not there when it was wanted. */
  const [code, setCode] = useState<'awaited' | 'missing'>()

  const { target, next } = useTarget(block)
  const state = code === 'awaited' ? ({ status: 'sending' } as const) : submitted
  const drafts = draftsOf(formName(block))
  useArrival(drafts, block.sentHref)
  const early = useEarly(fieldId(block, 'name'))
  const topic = useTopic(drafts, block.topics, select, early.inquiryType)
  const { values, keep } = useDraft(drafts, form, topic, early, submission)
  const photos = usePhotos(formName(block))

  useEffect(() => {
    if (!sending || !topic.job || !form.current) return
    sending.writeVacancy(form.current, block, topic.job)
    keep()
  }, [sending, block, topic.job, keep])

  const refused = state.status === 'refused' && state.reason === 'fields' ? state.faults : []
  const faults = (own.length > 0 ? own : refused).flatMap((fault) =>
    sending ? [{ field: fault.field, message: sending.faultMessage(block, fault) }] : [],
  )

  const isStuck = code === 'missing'
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

  const send = (
    { validate, submissionOf }: Sending,
    { written, action }: Pressed,
    files: readonly File[],
  ) => {
    const found = validate(written, block.phone !== undefined)
    const submission = submissionOf(formName(block))
    setOwn(found)
    if (found.length > 0) return
    if (trap.current?.value) {
      // Should a visitor ever get here, the second attempt goes through.
      trap.current.value = ''
      return submission.trap()
    }
    void submission.send(written, { action, ...target }, files)
  }

  /** The browser posts the form itself, and shows the provider's question. */
  const onHandOver = () => {
    const { key } = drafts.begin(keep(), Date.now())
    if (!form.current) return
    setValue(form.current, target.keyField, key)
    form.current.submit()
  }

  const giveUp = () => {
    // Browsers that remember a failure would never get the code: as without it, they can post alone.
    const isSecond = isStuck && navigator.onLine && form.current?.reportValidity()
    if (isSecond) return onHandOver()
    setCode('missing')
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const pressed = { written: keep(), action: window.location.pathname }
    if (code === 'awaited') return
    setAttempts(attempts + 1)
    if (sending && !photos.isBusy) return send(sending, pressed, photos.photos)
    setCode('awaited')
    // It goes out even where the visitor is on another page by then.
    Promise.all([sending ?? fetch(), photos.ready()]).then(([loaded, files]) => {
      setCode(undefined)
      send(loaded, pressed, files)
    }, giveUp)
  }

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
