import { createDraftStore } from './draft.ts'
import { entryStorage } from './entry-storage.ts'

/** What this tab's visitor has begun to write. */
export const drafts = createDraftStore([() => window.sessionStorage, () => entryStorage])
