import type { PageData } from '../../page/page-data.ts'
import { NO_HISTORY } from '../edits/history.ts'
import { loadMissing } from './load-missing.ts'
import type { Session } from './session.ts'

/** What of the page before does not go for the next one. */
const BEGINNING = {
  next: undefined,
  file: undefined,
  source: undefined,
  notice: undefined,
  problems: undefined,
  checked: undefined,
  proposal: undefined,
  superseded: undefined,
  form: undefined,
  history: NO_HISTORY,
}

/**
 * Turns to the page that is on the screen now. If it is the same page with changed content, it waits for its file:
 * somebody may be writing, and what is kept meanwhile belongs to places in the former version.
 */
export const showPage = (session: Session, page: PageData): void => {
  const { store } = session
  const { page: before, next } = store.get()
  if (page === before || page === next) return
  const turned = page.key === before?.key ? { next: page } : { page, ...BEGINNING }
  store.set({ unavailable: false, ...turned })
  void loadMissing(session)
}
