import type { MediaFile } from '../../content/collections/resolved.ts'
import { own } from '../../content/own.ts'
import type { PageData } from '../../page/page-data.ts'
import type { Forms } from '../draft/forms.ts'
import type { PlacedEdit } from '../edits/edits.ts'
import { idsIn, readValue } from '../edits/value-json.ts'
import { type Raw, withPart } from '../edits/with-part.ts'
import { entriesIn, groupOver } from '../places/find-place.ts'
import type { AdminPage, Facts } from '../site/admin-files.ts'
import { fillFacts } from '../site/fill-facts.ts'
import { resolveEdit, type ToTree } from './resolve-edit.ts'
import { keyOf, setAt } from './set-at.ts'

interface Showable {
  /** As it was published. */
  page: PageData
  file: AdminPage
  facts: Facts
  toTree: ToTree | undefined
  forms: Forms
  media: Readonly<Record<string, MediaFile>>
}

const showingOf = ({ facts, toTree, media }: Showable) => ({
  text: (written: string) => fillFacts(written, facts),
  markdown: (written: string) => {
    const outcome = toTree && resolveEdit(written, 'markdown', facts, toTree)
    return outcome?.refusal === undefined ? outcome?.value : undefined
  },
  picture: (name: string) => own(media, name),
})

const shownAt = (page: PageData, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null
        ? own(part as Record<string, unknown>, keyOf(part, step))
        : undefined,
    page,
  )

/** Values of one block or entry, all at once: some of them hold only together. */
const showValues = (page: PageData, placed: readonly PlacedEdit[], around: Showable) => {
  const found = placed.flatMap(({ place: { blockId, path }, edit }) => {
    const over = groupOver(around.file.groups, `${blockId}.${path}`)
    return over ? [{ ...over, blockId, path, value: readValue(edit.after) }] : []
  })
  const [first] = found
  if (!first) return undefined
  const { group, rest, blockId, path } = first
  const steps = ['blocks', blockId, ...path.split('.').slice(0, -rest.length)]
  const after = found.reduce<unknown>(
    (all, { rest: part, value }) => withPart(all, part, value),
    group.value,
  )
  const change = { before: group.value, after: after as Raw }
  const shown = around.forms.showValue(group, shownAt(page, steps), change, showingOf(around))
  return shown === undefined ? undefined : (setAt(page, steps, shown) ?? page)
}

/** A new entry looks like the first one beside it, with other words. */
const showEntry = (
  page: PageData,
  { place: { blockId, path }, edit }: PlacedEdit,
  around: Showable,
) => {
  const [key = ''] = path.split('.')
  const steps = ['blocks', blockId, key]
  const [first] = entriesIn(around.file.groups, blockId, key)
  const all = shownAt(page, steps)
  if (!first || !Array.isArray(all)) return page
  const [id, group] = first
  const like = shownAt(around.page, [...steps, id])
  const change = { before: group.value, after: readValue(edit.after) as Raw }
  const shown = around.forms.showValue(group, like, change, showingOf(around))
  return shown === undefined ? undefined : setAt(page, steps, [...all, shown])
}

const showOrder = (page: PageData, { place: { blockId, path }, edit }: PlacedEdit) => {
  const steps = ['blocks', blockId, path]
  const all = shownAt(page, steps)
  if (!Array.isArray(all)) return page
  const sorted = idsIn(edit.after).flatMap((id) => all.filter((entry) => entry?.id === id))
  return setAt(page, steps, sorted)
}

/**
 * The page with what a form has changed, as far as it shows that itself: what is worked out of it comes with the next
 * build. Undefined where it is not what it has to be.
 *
 * @param placed one edit, or values of one block or entry
 */
export const showForm = (
  page: PageData,
  placed: readonly [PlacedEdit, ...PlacedEdit[]],
  around: Showable,
): PageData | undefined => {
  const [first] = placed
  if (first.edit.kind === 'value') return showValues(page, placed, around)
  return first.edit.kind === 'entry' ? showEntry(page, first, around) : showOrder(page, first)
}
