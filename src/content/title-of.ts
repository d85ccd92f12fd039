const isWritten = (text: unknown): text is string => typeof text === 'string' && text !== ''

/** What an entry is called, as far as it is filled in; empty where it is not at all. */
export const titleOf = ({ title, name, label, id }: Readonly<Record<string, unknown>>): string =>
  [title, name, label, id].find(isWritten) ?? ''
