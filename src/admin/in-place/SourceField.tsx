import { type FocusEvent, type KeyboardEvent, useId } from 'react'
import { isEscape } from '../controls/is-escape.ts'
import { MarkTools } from '../marks/MarkTools.tsx'
import { followMarkKeys } from '../marks/set-mark.ts'
import { SourceTools } from './SourceTools.tsx'
import { type SourceFieldProps, useSource } from './use-source.ts'

/** The field for a text's source; leaving it applies it, as it does for texts edited in place. */
export const SourceField = (props: SourceFieldProps) => {
  const { source, ui, session } = props
  const { area, begun, refusal, apply, leave } = useSource(props)
  const errorId = useId()
  const { kind } = source.field
  const isLine = kind === 'text'

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
      <SourceTools ui={ui} apply={apply} leave={leave} />
    </div>
  )
}
