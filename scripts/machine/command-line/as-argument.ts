/** Signs that no shell reads as anything else. */
const PLAIN = /^[\p{L}\p{N}_./\\:~+@%,=-]+$/u

/** Signs that a shell still reads between double quotes. */
const READ_WITHIN = /[$`"!]/

/** At the beginning, a command takes them for an option and a shell for another place, some of them even in quotes. */
const READ_FIRST = /^[-~=]/

/** A path as it is typed behind a command: what is copied from a message means that path and nothing else. */
export const asArgument = (path: string): string => {
  const named = READ_FIRST.test(path) ? `./${path}` : path
  if (PLAIN.test(named)) return named
  return READ_WITHIN.test(named) ? `'${named.replaceAll("'", "'\\''")}'` : `"${named}"`
}
