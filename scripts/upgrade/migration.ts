import type { Sheet } from '../edit/sheet.ts'

/** Brings content from one version of the format to the next, by changes of exact characters. */
export interface Migration {
  /** The version that the content has afterwards. */
  to: number
  /** What changes, for the office. */
  what: string
  /**
   * A YAML file of the content as it is afterwards; undefined where its text has no place for that. One that is so
   * already is left alone: a run may be cut off between two files.
   *
   * @param name from the content folder: `pages/home.yaml`
   */
  change: (sheet: Sheet, name: string) => Sheet | undefined
}
