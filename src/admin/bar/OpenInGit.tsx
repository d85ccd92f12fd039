import { fieldOf } from '../session/field-of.ts'
import { editorAddress } from '../site/host-address.ts'
import type { BarProps } from './bar-props.ts'

/** Leads to the text that was turned to last, in the editor of the host that keeps the content. */
export const OpenInGit = ({ state: { focused }, site, session }: BarProps) => {
  const field = focused && fieldOf(session, focused)
  if (!field || !site.repository) return null
  return (
    <a
      className="admin-button"
      href={editorAddress(site.repository, site.published, field)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {site.ui.openInGit}
    </a>
  )
}
