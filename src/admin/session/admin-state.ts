import type { Problem } from '../../../scripts/problem/problem.ts'
import type { PageData } from '../../page/page-data.ts'
import type { Draft } from '../draft/draft.ts'
import type { Forms } from '../draft/forms.ts'
import type { EditPlace, Edits } from '../edits/edits.ts'
import type { History } from '../edits/history.ts'
import type { ToTree } from '../merge/resolve-edit.ts'
import type { AdminPage, AdminSite, Facts } from '../site/admin-files.ts'
import type { FoundField } from './found-field.ts'

/** A text that is edited in a field of its own instead of on the page. */
export interface OpenSource {
  place: EditPlace
  /** Where the field is put. */
  host: HTMLElement
  /** What was published there when the field was opened. */
  field: FoundField
  /** The element that is hidden meanwhile. */
  replaced?: HTMLElement
}

export interface AdminState {
  /** False where this browser only shows what was edited before. */
  on: boolean
  edits: Edits
  /** The page on the screen, as it was published. */
  page?: PageData
  /** The same page, where its content has changed: shown once it is known where its texts stand. */
  next?: PageData
  site?: AdminSite
  /** Missing until it is loaded, and where the page may not be edited. */
  file?: AdminPage
  toTree?: ToTree
  forms?: Forms
  /** True where the texts of the page could not be loaded. */
  unavailable: boolean
  /** What just happened, in words. */
  notice?: string
  /** How often something has been said: what is said again is read out again. */
  said: number
  /** What the check says of edits that were to be saved. */
  problems?: string
  /** What the check will say of the text that was written last; missing once that was given up, or is left behind. */
  checked?: readonly Problem[]
  /** Where the last proposal is talked about. */
  proposal?: string
  /** Where former proposals are talked about that it stands for, and that are open still. */
  superseded?: readonly string[]
  /** What was changed on this page since it was turned to. */
  history: History
  source?: OpenSource
  /** The block whose form is open, as it was when that was opened. */
  form?: Draft
  /** The text that was turned to last. */
  focused?: EditPlace
}

/** Everything that texts may name: the site's facts, and those of the page. */
export const factsOf = ({ site, file }: Pick<AdminState, 'site' | 'file'>): Facts => ({
  ...site?.facts,
  ...file?.facts,
})
