import { type FormEvent, type RefObject, useState } from 'react'
import type { DraftStore } from '../../../enquiry/drafts/draft.ts'
import type { FieldFault, Values } from '../../../enquiry/providers/provider.ts'
import type { BlockOf } from '../../block.ts'
import { setValue } from '../begun/form-values.ts'
import type { usePhotos } from '../photographs/use-photos.ts'
import type { contact } from '../schema.ts'
import type { Sending, useSending } from './use-sending.ts'
import type { useTarget } from './use-target.ts'

interface Parts {
  block: BlockOf<typeof contact>
  form: RefObject<HTMLFormElement | null>
  trap: RefObject<HTMLInputElement | null>
  drafts: DraftStore
  photos: ReturnType<typeof usePhotos>
  keep: () => Values
  target: ReturnType<typeof useTarget>['target']
}

/** Sends the form as its button is pressed, as soon as the code for it is there. */
export const useSubmit = (
  { block, form, trap, drafts, photos, keep, target }: Parts,
  { sending, fetch, state: submitted }: ReturnType<typeof useSending>,
) => {
  const [attempts, setAttempts] = useState(0)
  /** What the form itself finds wrong. */
  const [own, setOwn] = useState<FieldFault[]>([])
  /** What becomes of the code that sends, where it was not there when it was wanted. */
  const [code, setCode] = useState<'awaited' | 'missing'>()

  const state = code === 'awaited' ? ({ status: 'sending' } as const) : submitted
  const isStuck = code === 'missing'
  const refused = state.status === 'refused' && state.reason === 'fields' ? state.faults : []
  const faults = (own.length > 0 ? own : refused).flatMap((fault) =>
    sending ? [{ field: fault.field, message: sending.faultMessage(block, fault) }] : [],
  )

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
    const values = keep()
    const posted = { action: window.location.pathname, ...target }
    if (code === 'awaited') return
    const send = ({ sendMessage }: Sending, files: readonly File[]) =>
      setOwn(sendMessage(block, trap.current, values, posted, files))
    setAttempts(attempts + 1)
    if (sending && !photos.isBusy) return send(sending, photos.photos)
    setCode('awaited')
    // It goes out even where the visitor is on another page by then.
    Promise.all([sending ?? fetch(), photos.ready()]).then(([loaded, files]) => {
      setCode(undefined)
      send(loaded, files)
    }, giveUp)
  }

  return { state, faults, isStuck, attempts, onSubmit, onHandOver }
}
