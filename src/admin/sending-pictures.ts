import type { MediaFile } from '../content/resolved.ts'
import { type Saving, TOKEN_HEADER } from './saving.ts'

/** Where pictures can be laid into the content. */
export interface PictureDoor {
  address: string
  /** The largest that is taken, in bytes. */
  most: number
}

/** Under which name the picture lies there now, and what pages show; or why it was not taken. */
export type Sent = { name: string; picture: MediaFile } | { refusal: string }

/** Has a picture laid into the content. */
export const sendPicture = async ({ pictures, token }: Saving, file: File): Promise<Sent> => {
  const { address } = pictures
  const response = await fetch(`${address}?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { [TOKEN_HEADER]: token },
    body: file,
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Sent
}
