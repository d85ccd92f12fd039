import { countBlocks } from '../edits/edits.ts'
import { FileTools } from '../edits-file/FileTools.tsx'
import { Propose } from '../proposal/Propose.tsx'
import { redo, undo } from '../session/change-edits.ts'
import { resetAll } from '../session/reset.ts'
import { leaveAdmin } from '../switch/leave.ts'
import type { Act, BarProps } from './bar-props.ts'
import { MakeNew } from './MakeNew.tsx'
import { OpenInGit } from './OpenInGit.tsx'
import { Save } from './Save.tsx'

interface BarToolsProps extends BarProps {
  act: Act
}

/** What can be done with the edits, each where it can. */
export const BarTools = ({ state, site, session, act }: BarToolsProps) => {
  const { ui } = site
  const { done, undone } = state.history
  const isEdited = countBlocks(state.edits) > 0
  const reset = () => window.confirm(ui.confirmReset) && act(resetAll)
  return (
    <div className="admin-bar__tools">
      {done.length > 0 && (
        <button type="button" className="admin-button" data-undo onClick={() => act(undo)}>
          {ui.undo}
        </button>
      )}
      {undone.length > 0 && (
        <button type="button" className="admin-button" onClick={() => act(redo)}>
          {ui.redo}
        </button>
      )}
      {isEdited && site.saving && <Save saving={site.saving} label={ui.save} session={session} />}
      {site.saving && <MakeNew saving={site.saving} ui={ui} session={session} />}
      <OpenInGit state={state} site={site} session={session} />
      {isEdited && site.repository && (
        <Propose repository={site.repository} site={site} session={session} />
      )}
      <FileTools ui={ui} session={session} />
      {isEdited && (
        <button type="button" className="admin-button" onClick={reset}>
          {ui.resetAll}
        </button>
      )}
      <button type="button" className="admin-button" onClick={leaveAdmin}>
        {ui.leave}
      </button>
    </div>
  )
}
