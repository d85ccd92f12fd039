import { fillIn } from '../content/fill-in.ts'
import type { AdminSite } from './admin-files.ts'
import { downloadEdits } from './download.ts'
import { placesOf } from './edits.ts'
import { withEditsFile } from './edits-file.ts'
import { FileButton } from './FileButton.tsx'
import { changeEdits, type Session } from './session.ts'

interface FileToolsProps {
  ui: AdminSite['ui']
  session: Session
}

const open = async (file: File, { ui, session }: FileToolsProps): Promise<void> => {
  const edits = withEditsFile(session.store.get().edits, await file.text())
  if (!edits) {
    session.store.set({ notice: ui.noEdits })
    return
  }
  changeEdits(session, () => edits, fillIn(ui.opened, { count: placesOf(edits).length }))
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
        onFile={(file) => void open(file, { ui, session })}
      />
    </>
  )
}
