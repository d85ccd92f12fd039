import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { AdminSite } from './admin-files.ts'
import type { OpenSource } from './admin-state.ts'
import { commitText, unfinishedText } from './commit-text.ts'
import { textOf } from './field-of.ts'
import { isEscape } from './is-escape.ts'
import { keepFocus } from './keep-focus.ts'
import { MarkTools } from './marks/MarkTools.tsx'
import { followMarkKeys } from './marks/set-mark.ts'
import type { Refusal } from './resolve-edit.ts'
import type { Session } from './session.ts'
import { closeSource } from './source-field.ts'
import { useKeepInBackground } from './use-keep-in-background.ts'
import { useKeepWhenLeaving } from './use-keep-when-leaving.ts'

interface SourceFieldProps {
  source: OpenSource
  ui: AdminSite['ui']
  session: Session
}

/** The field for a text's source; leaving it applies it, as it does for texts edited in place. */
export const SourceField = ({ source, ui, session }: SourceFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const [begun] = useState(() => textOf(session, source.place))
  const errorId = useId()
  const { place, field } = source
  const { kind } = field
  const isLine = kind === 'text'

  useEffect(() => {
    area.current?.focus({ preventScroll: true })
    area.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])

  const cancel = () => {
    session.store.set({ checked: undefined })
    closeSource(session)
  }
  const leave = () => {
    if (area.current?.value === begun || window.confirm(ui.discard)) cancel()
  }
  const apply = (): Refusal | undefined => {
    // Who has written nothing, has nothing to say about what others have written meanwhile.
    if (area.current?.value === begun) {
      cancel()
      return undefined
    }
    const refused = commitText(session, place, area.current?.value ?? '', field)
    setRefusal(refused)
    if (!refused) closeSource(session)
    return refused
  }
  useKeepInBackground(() => unfinishedText(session, place, area.current?.value ?? '', field))
  useKeepWhenLeaving(
    () => apply() === undefined,
    () => area.current?.focus(),
  )

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (isLine || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      apply()
    } else if (!isLine) followMarkKeys(event)
  }

  /** Also of its buttons. */
  const onKeyInside = (event: KeyboardEvent) => {
    if (!isEscape(event)) return
    event.preventDefault()
    leave()
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A field that was closed loses the focus when it is taken away.
    if (session.store.get().source !== source) return
    // Somebody who looks something up in another window goes on writing afterwards.
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) apply()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms, and nothing is sent
    <div
      className="admin-source"
      role="group"
      aria-label={ui.edit}
      onBlur={onBlur}
      onKeyDown={onKeyInside}
    >
      {kind === 'markdown' && <MarkTools area={area} words={ui.marks} />}
      <textarea
        ref={area}
        className="admin-source__area"
        aria-label={ui.edit}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal && errorId}
        rows={isLine ? 1 : 8}
        defaultValue={begun}
        onKeyDown={onKeyDown}
      />
      {refusal && (
        <p id={errorId} className="admin-source__error">
          {ui.refused[refusal]}
        </p>
      )}
      <div className="admin-source__tools">
        <button type="button" className="admin-button" onMouseDown={keepFocus} onClick={apply}>
          {ui.apply}
        </button>
        <button type="button" className="admin-button" onMouseDown={keepFocus} onClick={leave}>
          {ui.cancel}
        </button>
      </div>
    </div>
  )
}
