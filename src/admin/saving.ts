import type { Edits } from './edits.ts'
import type { Making } from './making.ts'
import { formatEdits } from './parse-edits.ts'
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

/** The header that carries the token. */
export const TOKEN_HEADER = 'x-gewerk-token'

/** Has edits written to the files. */
export const saveEdits = async ({ address, token }: Saving, edits: Edits): Promise<Saved> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: formatEdits(edits),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Saved
}
