/** A file of the content: its path for people, its name in the folder, its text. */
export interface FixedFile {
  path: string
  name: string
  text: string
}
