import type { Block } from '../blocks/block.ts'
import type { AdminSite } from './admin-files.ts'
import { resetBlock } from './reset.ts'
import type { Session } from './session.ts'

interface ResetBlockProps {
  block: Block
  ui: AdminSite['ui']
  session: Session
}

/** The button at a changed block; its name says which block. */
export const ResetBlock = ({ block, ui, session }: ResetBlockProps) => {
  const name = 'title' in block && block.title ? `${ui.resetBlock}: ${block.title}` : undefined
  const reset = () => {
    session.store.set({ checked: undefined })
    resetBlock(session, block.id)
    // The pressed button goes; whoever pressed it by mistake is at the one that takes it back.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-undo]')?.focus())
  }
  return (
    <p className="admin-reset">
      <button type="button" className="admin-button" aria-label={name} onClick={reset}>
        {ui.resetBlock}
      </button>
    </p>
  )
}
