/** All folders in which files lie, each behind the one around it. */
export const foldersOf = (names: readonly string[]): string[] => {
  const folders = new Set<string>()
  for (const name of names)
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1))
      folders.add(name.slice(0, end))
  return [...folders].toSorted()
}
