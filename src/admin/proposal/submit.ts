import type { Repository } from '../../content/site/repository.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { countUnplaced, filesOf } from '../edits/content-edits.ts'
import { openHost } from '../hosts/open-host.ts'
import type { AdminState } from '../session/admin-state.ts'
import type { Session } from '../session/session.ts'
import { type AdminSite, loadAdminSite } from '../site/admin-files.ts'
import { localPictures } from './local-pictures.ts'
import { type Besides, type Outcome, propose, type Wish } from './propose.ts'

type Said = Pick<AdminState, 'notice' | 'problems' | 'proposal' | 'superseded'>

const NOTHING_SAID: Said = {
  notice: undefined,
  problems: undefined,
  proposal: undefined,
  superseded: undefined,
}

/** Nobody sees it in the edits. */
const takesBack = (files: readonly string[], ui: AdminSite['ui']): string[] =>
  files.length > 0 ? [fillIn(ui.proposalTakesBack, { files: files.join(', ') })] : []

const wordsFor = (outcome: Outcome, unplaced: number, ui: AdminSite['ui']): Partial<Said> => {
  const withCount = (words: string) => fillIn(words, { count: unplaced })
  if ('address' in outcome) {
    const { address: proposal, superseded, takenBack } = outcome
    const made = unplaced > 0 ? withCount(ui.proposedPart) : ui.proposed
    const replaces = superseded.length > 0 ? [ui.superseded] : []
    const notice = [made, ...takesBack(takenBack, ui), ...replaces].join(' ')
    return { notice, proposal, superseded }
  }
  if ('report' in outcome) return { notice: ui.proposalRefused, problems: outcome.report }
  if ('fault' in outcome) {
    const { fault, file = '' } = outcome
    return { notice: fillIn(ui.proposalFaults[fault], { file }) }
  }
  return { notice: unplaced > 0 ? withCount(ui.proposalUnplaced) : ui.proposalNeedless }
}

/** Hosts refuse a longer title, when the branch is there already: GitHub has the smallest room, GitLab one sign less. */
const LONGEST_TITLE = 255

/** What a proposal is called: with all its files, where there is room for their names; else the text names them. */
const titleAndBody = (
  files: readonly string[],
  ui: AdminSite['ui'],
): Pick<Wish, 'title' | 'body'> => {
  const { proposalTitle, proposalText, proposalReplaces } = ui
  const title = fillIn(proposalTitle, { files: files.join(', ') })
  const body = (parts: string[], { superseded, takenBack }: Besides) =>
    [
      proposalText,
      ...parts,
      ...takesBack(takenBack, ui),
      ...superseded.map((address) => fillIn(proposalReplaces, { address })),
    ].join('\n\n')
  if (title.length <= LONGEST_TITLE) return { title, body: (besides) => body([], besides) }
  const [first = '', ...rest] = files
  const short = fillIn(proposalTitle, { files: `${first} (+${rest.length})` })
  const list = files.map((file) => `- ${file}`).join('\n')
  return { title: short.slice(0, LONGEST_TITLE), body: (besides) => body([list], besides) }
}

/** The commit that is published at this moment, whatever was when the page was loaded; undefined if nobody knows. */
const publishedNow = async (): Promise<string | undefined> => {
  try {
    return (await loadAdminSite('no-store')).published.commit
  } catch (error) {
    console.error('What is published by now is not known.', error)
    return undefined
  }
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
  const send = () =>
    propose({
      host: openHost(repository, token),
      begun: session.begun,
      edits,
      folder: published.folder,
      published: publishedNow,
      pictures: localPictures(edits, site),
      now: new Date(),
      ...titleAndBody(filesOf(edits), ui),
    })
  // Whoever puts the form away before an answer has come, and sends again, would make a second branch of the same.
  const sent = Promise.resolve(session.proposing).then(send)
  session.proposing = sent
  const outcome = await sent
  session.store.set({ ...NOTHING_SAID, ...wordsFor(outcome, countUnplaced(edits), ui) })
  return outcome
}
