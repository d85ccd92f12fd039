import { type ChangeEvent, useRef } from 'react'
import { fillIn } from '../components/fill-in.ts'
import type { AdminSite } from './admin-files.ts'
import { downloadEdits } from './download.ts'
import { placesOf } from './edits.ts'
import { withEditsFile } from './edits-file.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const { edits } = session.store.get()
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) void open(file, { ui, session })
    // The same file may be opened again.
    currentTarget.value = ''
  }
  return (
    <>
      {placesOf(edits).length > 0 && (
        <button type="button" className="admin-button" onClick={() => void downloadEdits(session)}>
          {ui.download}
        </button>
      )}
      <button type="button" className="admin-button" onClick={() => input.current?.click()}>
        {ui.open}
      </button>
      <input
        ref={input}
        type="file"
        accept=".patch,.json"
        hidden
        aria-label={ui.open}
        onChange={onChange}
      />
    </>
  )
}
