/** What an archive is made of. */
export interface Article {
  title: string
  /** Markdown. */
  body: string
}
