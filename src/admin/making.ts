import { type Saving, TOKEN_HEADER } from './saving.ts'

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
export const makeNew = async (
  { making, token }: Saving,
  wanted: NewContent,
): Promise<MakingOutcome> => {
  const { address } = making
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(wanted),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as MakingOutcome
}
