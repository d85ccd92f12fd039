/** Where pages and entries can be made, and of which kinds, with the names that people have for them. */
export interface Making {
  address: string
  kinds: { kind: string; name: string }[]
}

/** Where pictures can be laid into the content. */
export interface PictureDoor {
  address: string
  /** The largest that is taken, in bytes. */
  most: number
}

/** Where edits can be written to the files; only the development server offers it. */
export interface Saving {
  address: string
  /** Told to pages of the server alone. */
  token: string
  making: Making
  pictures: PictureDoor
}
