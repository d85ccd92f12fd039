/** What an entry is called, as far as it is filled in. */
export const titleOf = ({ title, name, label, id }: Readonly<Record<string, unknown>>): string =>
  [title, name, label, id].find((text) => typeof text === 'string' && text !== '') as string
