import type { Edit } from '../text/edits.ts'
import type { YamlDocument } from '../yaml/yaml.ts'

/** A YAML file of the content as a migration finds it. */
export interface ContentText {
  /** From the content folder: `pages/home.yaml`. */
  name: string
  text: string
  document: YamlDocument
}

/** Brings content from one version of the format to the next, by changes of exact characters. */
export interface Migration {
  /** The version that the content has afterwards. */
  to: number
  /** What changes, for the office. */
  what: string
  /** The changes of one file; they don't touch each other. */
  edits: (file: ContentText) => Edit[]
}
