import { FileButton } from '../controls/FileButton.tsx'
import { placesOf } from '../edits/edits.ts'
import type { Session } from '../session/session.ts'
import type { AdminSite } from '../site/admin-files.ts'
import { downloadEdits } from './download.ts'
import { openEditsFile } from './open.ts'

interface FileToolsProps {
  ui: AdminSite['ui']
  session: Session
}

/** Takes the edits out of this browser as a file, and brings them into another one. */
export const FileTools = ({ ui, session }: FileToolsProps) => {
  const { edits } = session.store.get()
  return (
    <>
      {placesOf(edits).length > 0 && (
        <button type="button" className="admin-button" onClick={() => void downloadEdits(session)}>
          {ui.download}
        </button>
      )}
      <FileButton
        label={ui.open}
        accept=".patch,.json"
        onFile={(file) => void openEditsFile(session, file)}
      />
    </>
  )
}
