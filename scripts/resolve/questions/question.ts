/** What may be asked. */
export type Kind =
  | 'today'
  | 'language'
  | 'namespace'
  | 'fact'
  | 'facts'
  | 'media'
  | 'files'
  | 'entry'
  | 'entries'
  | 'written'
  | 'called'
  | 'ids'
  | 'shown'
  | 'ahead'
  | 'lost'
  | 'pages'

/** A question as it is remembered. Ids come from content, and may hold any sign. */
export const question = (kind: Kind, ...words: readonly string[]): string =>
  JSON.stringify([kind, ...words])

/** What was asked, from how it is remembered. */
export const readQuestion = (asked: string): [kind: Kind, ...words: string[]] => JSON.parse(asked)
