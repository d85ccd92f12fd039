import type { Saving } from './doors.ts'
import { postToServer } from './post-to-server.ts'

/** What is to be made. */
export interface NewContent {
  kind: string
  title: string
}

/** What was made and where it is shown; or why nothing was. */
export type MakingOutcome = { made: string; route?: string } | { refusal: string }

/** Has a page or an entry made in the content. */
export const makeNew = ({ making, token }: Saving, wanted: NewContent): Promise<MakingOutcome> =>
  postToServer(making.address, token, JSON.stringify(wanted))
