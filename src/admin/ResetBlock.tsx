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
  return (
    <p className="admin-reset">
      <button
        type="button"
        className="admin-button"
        aria-label={name}
        onClick={() => resetBlock(session, block.id)}
      >
        {ui.resetBlock}
      </button>
    </p>
  )
}
