import type { MediaFile } from '../content/resolved.ts'
import { postToServer } from './post-to-server.ts'
import type { Saving } from './saving.ts'

/** Where pictures can be laid into the content. */
export interface PictureDoor {
  address: string
  /** The largest that is taken, in bytes. */
  most: number
}

/** Under which name the picture lies there now, and what pages show; or why it was not taken. */
export type Sent = { name: string; picture: MediaFile } | { refusal: string }

/** Has a picture laid into the content. */
export const sendPicture = ({ pictures, token }: Saving, file: File): Promise<Sent> =>
  postToServer(`${pictures.address}?name=${encodeURIComponent(file.name)}`, token, file)
