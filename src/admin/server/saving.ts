import type { Edits } from '../edits/edits.ts'
import { formatEdits } from '../edits/parse-edits.ts'
import type { Saving } from './doors.ts'
import { postToServer } from './post-to-server.ts'

/** What came of it. */
export interface Saved {
  /** Names of the files that were written: `content/site.yaml`. */
  files: string[]
  /** Edits that are in the files now. */
  edits: Edits
  /** Why nothing was written, as the check says it. */
  problems?: string
}

/** Has edits written to the files. */
export const saveEdits = ({ address, token }: Saving, edits: Edits): Promise<Saved> =>
  postToServer(address, token, formatEdits(edits))
