import { MOST_PHOTOS } from './photographs/limits.ts'

/** What those programs of our own take that keep messages: `gewerk inbox`, and `anfrage.php`, into which it is written. */
export const LIMITS = {
  /** Bytes of all texts of a message, and their number. */
  textBytes: 100_000,
  fields: 100,
  photos: MOST_PHOTOS,
  /** Of one photograph, as it comes without a script: what phones take. */
  photoBytes: 8_000_000,
  /** Of all photographs in one mail, in which each is a third larger; many mail servers take 20 MB or a little more. */
  mailBytes: 14_000_000,
  /** More than any phone's camera has. A small file can claim to be a wall of a house. */
  pixels: 60_000_000,
  /** A second press of the button, without a script that would catch it, comes within this time, in seconds. */
  repeatWindow: 600,
  /** Messages that one sender, and all together, may send in a window of so many seconds. */
  fromOne: 8,
  fromAll: 300,
  window: 600,
  /** Seconds until a mail is tried again: after the first attempt, the second, and so on. */
  pauses: [60, 300, 900, 3_600, 14_400],
  /** Bytes that are kept of messages, and of photographs; honest ones of half a year are a tenth of it. */
  keptTexts: 64_000_000,
  keptPhotos: 2_000_000_000,
} as const

/**
 * Bytes that are read in vain of a post that is too large. Nobody who means it goes on for longer: as many photographs
 * as may come, each as large as one may be.
 */
export const PATIENCE = LIMITS.photos * LIMITS.photoBytes
