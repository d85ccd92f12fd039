import type { Block } from '../../../blocks/any-block.ts'
import { resetBlock } from '../../session/reset.ts'
import type { Session } from '../../session/session.ts'
import type { AdminSite } from '../../site/admin-files.ts'
import { blockName } from './block-name.ts'
import { openForm } from './open-form.ts'

interface BlockToolsProps {
  /** As it is edited by now. */
  block: Block
  /** What blocks of its type are called. */
  called: string | undefined
  isChanged: boolean
  hasForm: boolean
  ui: AdminSite['ui']
  session: Session
}

/** The buttons at a block; their names say which block. */
export const BlockTools = ({ block, called, isChanged, hasForm, ui, session }: BlockToolsProps) => {
  const about = `: ${blockName(block, called)}`
  const reset = () => {
    session.store.set({ checked: undefined })
    resetBlock(session, block.id)
    // The pressed button goes; whoever pressed it by mistake is at the one that takes it back.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-undo]')?.focus())
  }
  return (
    <p className="admin-block">
      {hasForm && (
        <button
          type="button"
          className="admin-button"
          aria-label={ui.form.open + about}
          onClick={() => void openForm(session, block.id)}
        >
          {ui.form.open}
        </button>
      )}
      {isChanged && (
        <button
          type="button"
          className="admin-button"
          aria-label={ui.resetBlock + about}
          onClick={reset}
        >
          {ui.resetBlock}
        </button>
      )}
    </p>
  )
}
