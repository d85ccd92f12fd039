/** Signs that no shell reads as anything else. */
const PLAIN = /^[\p{L}\p{N}_./\\:~+@%,=-]+$/u

/** Signs that a shell still reads between double quotes. */
const READ_WITHIN = /[$`"!]/

/** A path as it is typed behind a command: what is copied from a message means that path and nothing else. */
export const asArgument = (path: string): string => {
  if (PLAIN.test(path)) return path
  return READ_WITHIN.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`
}
