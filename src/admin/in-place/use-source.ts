import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '../merge/resolve-edit.ts'
import type { OpenSource } from '../session/admin-state.ts'
import { textOf } from '../session/field-of.ts'
import type { Session } from '../session/session.ts'
import type { AdminSite } from '../site/admin-files.ts'
import { useKeepInBackground } from '../unfinished/use-keep-in-background.ts'
import { useKeepWhenLeaving } from '../unfinished/use-keep-when-leaving.ts'
import { commitText, unfinishedText } from './commit-text.ts'
import { closeSource } from './source-field.ts'

/** What the field for a text's source needs. */
export interface SourceFieldProps {
  source: OpenSource
  ui: AdminSite['ui']
  session: Session
}

/** A text whose source is edited: how it is applied, or given up, whichever way its field is left. */
export const useSource = ({ source: { place, field }, ui, session }: SourceFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const [begun] = useState(() => textOf(session, place))
  const written = () => area.current?.value ?? ''
  const isUntouched = () => area.current?.value === begun

  const cancel = () => {
    session.store.set({ checked: undefined })
    closeSource(session)
  }
  const leave = () => {
    if (isUntouched() || window.confirm(ui.discard)) cancel()
  }
  const commit = (): Refusal | undefined => {
    const refused = commitText(session, place, written(), field)
    setRefusal(refused)
    if (!refused) closeSource(session)
    return refused
  }
  /** Who has written nothing, has nothing to say about what others have written meanwhile. */
  const apply = () => (isUntouched() ? cancel() : commit())

  useEffect(() => {
    area.current?.focus({ preventScroll: true })
    area.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  useKeepInBackground(() => unfinishedText(session, place, written(), field))
  useKeepWhenLeaving(
    () => apply() === undefined,
    () => area.current?.focus(),
  )
  return { area, begun, refusal, apply, leave }
}
