/** A key, the id of an entry, or a position in a list. */
export type Step = string | number

/**
 * Where an edit applies: `company.phone`, `heating.features.2`; entries are named by their ids where they have one.
 * The file may stand before it: `services.yaml#heating.features.2`, `news/jubilaeum:title`. Where a key contains a
 * dot, the path is a list of steps.
 */
export type EditPath = string | readonly Step[]

interface EditTarget {
  /** From the folder that holds the content folder, or from the content folder; may stand in the path. */
  file?: string | undefined
  path: EditPath
}

/** What an edit was based on: if something else stands there by now, it is refused. */
interface Conditions {
  before?: unknown
  /** An item without a name that the edit is a part of: by its position alone it could be another one by now. */
  within?: { path: EditPath; before: unknown } | undefined
}

/** A new value for what is there; for a key that a group lacks, the key comes in. */
export interface SetEdit extends EditTarget, Conditions {
  op?: 'set' | undefined
  after: unknown
}

/** A new item of the list at `path`. */
export interface InsertEdit extends EditTarget {
  op: 'insert'
  /** Before which item it comes to stand, by position or id; missing for the end. */
  at?: Step | undefined
  /** Behind which item it comes to stand, where that is said instead. */
  behind?: Step | undefined
  after: unknown
}

/** An item of a list, or a key of a group, goes. */
export interface RemoveEdit extends EditTarget, Conditions {
  op: 'remove'
}

/** An item of a list takes another place. */
export interface MoveEdit extends EditTarget {
  op: 'move'
  /** Its position afterwards, or the id of the entry whose place it takes. */
  to: Step
}

/** One change of one value of the content. */
export type ContentEdit = SetEdit | InsertEdit | RemoveEdit | MoveEdit

/** An edit with its file. */
export type FileEdit = ContentEdit & { file: string }
