/** Longest name of a file or folder, in bytes: file systems take 255, and beside a file may lie its `.br`. */
const LONGEST_NAME = 252

/** Longest way to a file: macOS takes 1024 bytes, the folder of the site included. */
const LONGEST_PATH = 800

/** Names that Windows keeps for devices, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i

/** Signs that Windows does not take in names, and ends of names that it cuts off. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones to find.
const UNSTORABLE = /[<>:"|?*\\\u0000-\u001f]|[. ]$/

/** What keeps a name from being stored: `reserved` on Windows alone, `long` everywhere. */
export interface RefusedName {
  name: string
  reason: 'reserved' | 'long'
}

/** Whether a text has more bytes in UTF-8, where no sign has more than three for each unit that JavaScript counts. */
const isLonger = (text: string, most: number): boolean =>
  text.length * 3 > most && new TextEncoder().encode(text).length > most

/**
 * The first name in a path, with `/`, under which some computer can't store a file or folder; undefined
 * where all do.
 */
export const findRefusedName = (path: string): RefusedName | undefined => {
  const names = path.split('/')
  const reserved = names.find((name) => DEVICE.test(name) || UNSTORABLE.test(name))
  if (reserved !== undefined) return { name: reserved, reason: 'reserved' }
  const long = names.find((name) => isLonger(name, LONGEST_NAME))
  if (long === undefined && !isLonger(path, LONGEST_PATH)) return undefined
  return { name: long ?? path, reason: 'long' }
}
