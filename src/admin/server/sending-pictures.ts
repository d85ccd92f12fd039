import type { MediaFile } from '../../content/collections/resolved.ts'
import type { Saving } from './doors.ts'
import { postToServer, TOKEN_HEADER } from './post-to-server.ts'

/** Under which name the picture lies there now, and what pages show; or why it was not taken. */
export type Sent = { name: string; picture: MediaFile } | { refusal: string }

const addressOf = ({ pictures }: Saving, name: string): string =>
  `${pictures.address}?name=${encodeURIComponent(name)}`

/** Has a picture laid into the content. */
export const sendPicture = (saving: Saving, file: File): Promise<Sent> =>
  postToServer(addressOf(saving, file.name), saving.token, file)

/** A picture as it lies in the content, to the byte. */
export const loadPicture = async (saving: Saving, name: string): Promise<Uint8Array> => {
  const response = await fetch(addressOf(saving, name), {
    headers: { [TOKEN_HEADER]: saving.token },
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
