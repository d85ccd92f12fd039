import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Repository } from '../../content/site/repository.ts'
import { isEscape } from '../controls/is-escape.ts'
import type { Session } from '../session/session.ts'
import type { AdminSite } from '../site/admin-files.ts'
import { submit } from './submit.ts'

/** What a proposal is made of, and to whom. */
export interface ProposeProps {
  repository: Repository
  site: AdminSite
  session: Session
}

interface TokenFormProps extends ProposeProps {
  /** Whoever has gone on writing elsewhere meanwhile has the focus there. */
  onEnd: (hasFocus: boolean) => void
}

/**
 * Asks for the token that the host wants; it stays in this form and in memory. Which server gets it stands beside the
 * field, in words that no content can change: whoever publishes another one is not to get tokens by it.
 */
export const TokenForm = ({ repository, site: { ui }, session, onEnd }: TokenFormProps) => {
  const field = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const end = () => onEnd(field.current?.form?.contains(document.activeElement) ?? false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscape(event)) end()
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const token = field.current?.value.trim() ?? ''
    if (isBusy || token === '') return
    setBusy(true)
    const outcome = await submit(session, repository, token)
    setBusy(false)
    // Where nothing was proposed, the same can be tried again at once.
    if (outcome && 'address' in outcome) end()
  }
  return (
    <form className="admin-token" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <label>
        {ui.token} – <b>{new URL(repository.url).host}</b>
        <input
          ref={field}
          type="password"
          autoComplete="off"
          required
          aria-describedby={hintId}
          defaultValue={session.token}
        />
      </label>
      <p id={hintId}>{ui.tokenHint}</p>
      <div className="admin-bar__tools">
        <button type="submit" className="admin-button" aria-disabled={isBusy}>
          {ui.sendProposal}
        </button>
        <button type="button" className="admin-button" onClick={end}>
          {ui.cancel}
        </button>
      </div>
    </form>
  )
}
