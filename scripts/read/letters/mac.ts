import { readWindows1252 } from './windows-1252.ts'

const GERMAN = /[äöüÄÖÜß]/g

const countGerman = (text: string): number => text.match(GERMAN)?.length ?? 0

/** A text as old Macs save it; nothing where more of its letters are German as Windows saves them. */
export const readMac = (bytes: Uint8Array): string | undefined => {
  const text = new TextDecoder('macintosh').decode(bytes)
  return countGerman(text) > countGerman(readWindows1252(bytes)) ? text : undefined
}
