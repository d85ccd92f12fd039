import { postToServer } from './post-to-server.ts'
import type { Saving } from './saving.ts'

/** Where pages and entries can be made, and of which kinds, with the names that people have for them. */
export interface Making {
  address: string
  kinds: { kind: string; name: string }[]
}

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
