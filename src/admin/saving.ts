import type { Edits } from './edits.ts'
import type { Making } from './making.ts'
import { formatEdits } from './parse-edits.ts'
import { postToServer } from './post-to-server.ts'
import type { PictureDoor } from './sending-pictures.ts'

/** Where edits can be written to the files; only the development server offers it. */
export interface Saving {
  address: string
  /** Told to pages of the server alone. */
  token: string
  making: Making
  pictures: PictureDoor
}

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
