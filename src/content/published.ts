/** What of the content was published. */
export interface Published {
  /** Name of the commit, in Git; missing where files were built that are in none. */
  commit?: string
  /** The content folder from the folder of its repository: `content`. */
  folder: string
}
