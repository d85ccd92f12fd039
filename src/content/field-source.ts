/** Whole lines of a file, with their line breaks. */
export interface SourceLines {
  /** Number of the first one, from 1. */
  first: number
  /** Its UTF-16 offset in the file. */
  start: number
  /** The lines; missing where they are the value and nothing else. */
  text?: string
  /** The line below, which a patch has to name; empty at the end of the file, missing where lines are kept back. */
  next?: string
  /** Where they hold a note, or what visitors never see: then nothing but their number leaves this machine. */
  isPrivate?: true
}

/** Where something shown on a page stands in the content, so that an edit can be written back. */
interface SourcePlace {
  /** Path inside the content folder: `pages/home.yaml`. */
  file: string
  /** From the root of the file: keys, and items of lists by their names, else by position. */
  path: readonly (string | number)[]
  /** The lines in which it stands: so much of the file is given to the admin mode, and no more. */
  lines: SourceLines
}

/** A text. */
export interface FieldSource extends SourcePlace {
  kind: 'text' | 'markdown'
  /** UTF-16 offsets of the value in the file, end exclusive, quotation marks left out. */
  range: { start: number; end: number }
  /** The text as the editor wrote it, names of facts included. */
  text: string
}

/** A block, or an entry of a collection, as it is written; its lines with those up to the next entry. */
export interface GroupSource extends SourcePlace {
  kind: 'group'
  value: Readonly<Record<string, unknown>>
  /** What blocks of its type are called in the editors' language. */
  called?: string
  /** Where it holds what visitors never see, or do not see yet: then it does not leave this machine. */
  isPrivate?: true
}
