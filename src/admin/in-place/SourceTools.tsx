import { keepFocus } from '../controls/keep-focus.ts'
import type { AdminSite } from '../site/admin-files.ts'

interface SourceToolsProps {
  ui: AdminSite['ui']
  apply: () => void
  leave: () => void
}

/** Buttons that end the field for a text's source. */
export const SourceTools = ({ ui, apply, leave }: SourceToolsProps) => (
  <div className="admin-source__tools">
    <button type="button" className="admin-button" onMouseDown={keepFocus} onClick={apply}>
      {ui.apply}
    </button>
    <button type="button" className="admin-button" onMouseDown={keepFocus} onClick={leave}>
      {ui.cancel}
    </button>
  </div>
)
