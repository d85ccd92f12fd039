import { fillIn } from '../../content/text/fill-in.ts'
import { countBlocks } from '../edits/edits.ts'
import type { AdminState } from '../session/admin-state.ts'
import type { AdminSite } from '../site/admin-files.ts'
import type { BarProps } from './bar-props.ts'
import { Checked } from './Checked.tsx'

/** What is to be said now: what happened last, else what can be done here. */
const statusOf = ({ notice, unavailable, page }: AdminState, { ui }: AdminSite): string => {
  if (notice) return notice
  if (unavailable) return ui.unavailable
  return page?.admin ? ui.hint : ui.locked
}

/** A proposal at the host of the content, beside the page. */
const Outside = ({ address, words }: { address: string; words: string }) => (
  <p>
    <a href={address} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  </p>
)

/** How much is edited, what happened last, and what the check says of it. */
export const BarText = ({ state, site }: Pick<BarProps, 'state' | 'site'>) => {
  const { ui } = site
  return (
    <div className="admin-bar__text">
      <p className="admin-bar__title">
        <span>{ui.bar}</span> <span>{fillIn(ui.edited, { count: countBlocks(state.edits) })}</span>
      </p>
      <p role="status">
        <span key={state.said}>{statusOf(state, site)}</span>
      </p>
      <Checked checked={state.checked} />
      {state.proposal && <Outside address={state.proposal} words={ui.proposal} />}
      {state.superseded?.map((address) => (
        <Outside key={address} address={address} words={fillIn(ui.supersededOne, { address })} />
      ))}
      {state.problems && <pre className="admin-bar__problems">{state.problems}</pre>}
    </div>
  )
}
