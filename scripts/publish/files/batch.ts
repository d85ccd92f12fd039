import type { TaskName } from '../../threads/task-name.ts'
import type { Content } from './content.ts'

/** Files that are made together. */
export interface Batch {
  /** Names from the root of the site, with `/`. */
  names: readonly string[]
  /** Changes with all that they are made of; has no line breaks. */
  inputs: string
  /** Makes them, in the order of their names. */
  make: () => Promise<readonly Content[]> | readonly Content[]
  /** What a thread makes them of, where one can. */
  order?: object
}

/** What a writer tells threads besides what files are made of. */
export interface Beside {
  /** Of the site; the folders of the files are in it. */
  folder: string
  /** What is there already, by the position of the file: the same need not be written again. */
  there: string[][]
}

/** How threads make the files of a group. */
export interface ByThreads {
  task: TaskName
  setting: unknown
}
