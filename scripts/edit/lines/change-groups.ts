import type { GroupSource } from '../../../src/content/field-source.ts'
import { productModel } from '../../schema/product-model.ts'
import type { Schema } from '../../schema/schema.ts'
import { fileSchema } from '../../schema/site-model.ts'
import { countLines } from '../../text/lines.ts'
import { BODY } from '../../text/markdown-file.ts'
import { changeText } from '../change/change-text.ts'
import type { ContentEdit, FileEdit, Step } from '../content-edit.ts'
import { openSpellings } from '../spellings/spellings.ts'
import { stepsOf } from '../steps.ts'
import type { FieldEdit } from './change-lines.ts'

/** Lines of a file that follow each other, before and after edits. */
export interface Passage {
  first: number
  before: string
  after: string
  next: string
}

/** Entries of a file that stand one behind the other, or one block. */
interface Run {
  groups: GroupSource[]
  first: number
  text: string
  next: string
}

/** A group of which the lines are known. */
type Whole = GroupSource & { lines: { next: string } }

const isWhole = (group: GroupSource): group is Whole => group.lines.next !== undefined

const textOf = ({ lines }: GroupSource): string => lines.text ?? ''

const isBlock = ({ path }: GroupSource) => path[0] === 'blocks' && path.length === 2

const follows = (last: Run, { file, lines }: GroupSource): boolean =>
  last.groups[0]?.file === file && last.first + countLines(last.text) === lines.first

const extended = (last: Run, group: Whole): Run => ({
  ...last,
  groups: [...last.groups, group],
  text: last.text + textOf(group),
  next: group.lines.next,
})

const runsIn = (groups: readonly Whole[]): Run[] => {
  const runs: Run[] = []
  for (const group of groups.toSorted((a, b) => a.lines.first - b.lines.first)) {
    const last = runs.at(-1)
    if (last && !isBlock(group) && group.path.length > 0 && follows(last, group))
      runs.splice(-1, 1, extended(last, group))
    else {
      const { first, next } = group.lines
      runs.push({ groups: [group], first, text: textOf(group), next })
    }
  }
  return runs
}

/** The entries of a list that an edit names. */
const namesIn = (edit: ContentEdit): Step[] => {
  const [name] = stepsOf(edit.path)
  if (edit.op === 'insert' && name === undefined)
    return [edit.behind ?? edit.at].flatMap((step) => step ?? [])
  return [name, edit.op === 'move' ? edit.to : name].flatMap((step) => step ?? [])
}

const startsWith = (path: readonly Step[], start: readonly Step[]): boolean =>
  start.every((step, index) => path[index] === step)

/** Below the front matter nothing is known of a file. */
const isBody = (path: readonly Step[]) => path[0] === BODY

/**
 * An edit as it is made in the lines of a run alone; undefined where it is about something else.
 *
 * @param known ids of the entries that are there by now
 */
const inRun = (
  edit: FileEdit,
  { groups }: Run,
  known: readonly Step[],
): ContentEdit | undefined => {
  const [group] = groups
  if (!group || group.file !== edit.file) return undefined
  const path = stepsOf(edit.path)
  // A block stands in its lines as a list of one.
  if (isBlock(group))
    return startsWith(path, group.path)
      ? { ...edit, path: [0, ...path.slice(group.path.length)] }
      : undefined
  if (group.path.length === 0) return isBody(path) ? undefined : edit
  const names = namesIn(edit)
  return names.length > 0 && names.every((name) => known.includes(name)) ? edit : undefined
}

const idOf = (edit: ContentEdit): Step[] => {
  const { id } = (edit.op === 'insert' ? edit.after : {}) as { id?: Step }
  return id === undefined ? [] : [id]
}

/** What lines have to be that hold such a group. */
const schemaOf = (group: GroupSource): Schema | undefined =>
  isBlock(group) ? productModel.page.shape.blocks : fileSchema(group.file, productModel)

const change = (
  text: string,
  edit: ContentEdit,
  schema: Schema | undefined,
): string | undefined => {
  const file = { path: 'lines.yaml', name: 'lines.yaml', text }
  const changed = changeText(file, edit, { schema, spellings: openSpellings() })
  return 'text' in changed ? changed.text : undefined
}

/** The lines of a run after those of the edits that are about them; nothing where one of them can't be made. */
const changeRun = <E extends FileEdit>(run: Run, edits: readonly E[]) => {
  const known: Step[] = run.groups.flatMap(({ path }) => path.slice(0, 1))
  const made: E[] = []
  const schema = run.groups[0] && schemaOf(run.groups[0])
  let text: string = run.text
  for (const edit of edits) {
    const mine = inRun(edit, run, known)
    if (!mine) continue
    const next = change(text, mine, schema)
    if (next === undefined) return undefined
    text = next
    made.push(edit)
    known.push(...idOf(edit))
  }
  return { text, made }
}

/** What of edits could be made in the lines of blocks and entries. */
export interface ChangedGroups {
  passages: (Passage & { file: string })[]
  /** Edits of texts that are made elsewhere. */
  texts: FieldEdit[]
  /** How many edits are in none of the lines. */
  left: number
}

/** An edit of a text among others. */
type Either = FileEdit & { of?: FieldEdit }

const ofText = (edit: FieldEdit): Either => {
  const { file, path, text: before } = edit.field
  return { file, path, before, after: edit.after, of: edit }
}

/**
 * Makes edits in the lines of blocks and entries as the whole file would have them; edits of texts in the same lines
 * with them.
 */
export const changeGroups = (
  others: readonly FileEdit[],
  groups: readonly GroupSource[],
  texts: readonly FieldEdit[],
): ChangedGroups => {
  const known = groups.filter(isWhole)
  const files = new Set(others.map(({ file }) => file))
  const runs = [...files].flatMap((file) => runsIn(known.filter((each) => each.file === file)))
  const passages: ChangedGroups['passages'] = []
  let left: Either[] = [...texts.map(ofText), ...others]
  for (const run of runs) {
    const changed = changeRun(run, left)
    if (!changed?.made.some(({ of }) => !of)) continue
    left = left.filter((edit) => !changed.made.includes(edit))
    const { first, text: before, next, groups: all } = run
    passages.push({ first, before, after: changed.text, next, file: all[0]?.file ?? '' })
  }
  const elsewhere = left.flatMap(({ of }) => of ?? [])
  return { passages, texts: elsewhere, left: left.length - elsewhere.length }
}
