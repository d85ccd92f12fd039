/** What an entry is called where visitors read it. */
export const labelsOf = (entry: unknown): string[] => {
  const { title, label, name } = (entry ?? {}) as Record<string, unknown>
  return [title, label, name].filter((each) => typeof each === 'string')
}
