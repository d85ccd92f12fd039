import { fillIn } from '../../content/fill-in.ts'
import type { Repository } from '../../content/repository.ts'
import type { AdminSite } from '../admin-files.ts'
import type { AdminState } from '../admin-state.ts'
import { filesOf } from '../content-edits.ts'
import type { Session } from '../session.ts'
import { openHost } from './open-host.ts'
import { type Outcome, propose } from './propose.ts'

type Said = Pick<AdminState, 'notice' | 'problems' | 'proposal'>

const NOTHING_SAID: Said = { notice: undefined, problems: undefined, proposal: undefined }

const wordsFor = (outcome: Outcome, ui: AdminSite['ui']): Partial<Said> => {
  if ('address' in outcome) return { notice: ui.proposed, proposal: outcome.address }
  if ('report' in outcome) return { notice: ui.proposalRefused, problems: outcome.report }
  if ('fault' in outcome) return { notice: ui.proposalFaults[outcome.fault] }
  return { notice: ui.proposalNeedless }
}

/** Proposes all edits in the name of whom the token belongs to, and says what came of it. */
export const submit = async (
  session: Session,
  repository: Repository,
  token: string,
): Promise<Outcome | undefined> => {
  const { edits, site } = session.store.get()
  if (!site) return undefined
  const { ui, published } = site
  session.token = token
  session.store.set({ ...NOTHING_SAID, notice: ui.proposing })
  const files = filesOf(edits).join(', ')
  const outcome = await propose({
    host: openHost(repository, token),
    edits,
    folder: published.folder,
    now: new Date(),
    title: fillIn(ui.proposalTitle, { files }),
    body: ui.proposalText,
  })
  session.store.set({ ...NOTHING_SAID, ...wordsFor(outcome, ui) })
  return outcome
}
