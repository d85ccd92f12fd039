import { valueAt } from '../../schema/value-at.ts'
import { applyEdits } from '../../text/edits.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import { settle } from '../settle.ts'
import type { Sheet } from '../sheet.ts'
import { withMoved, withValue } from '../with-value.ts'
import { placeAt } from '../write/place.ts'
import { partsInBrackets } from './in-brackets.ts'
import { ownedIn } from './owned.ts'

/** Puts the items of a list in another order, with the comments that belong to them; what is between items stays. */
export const arrangeItems = (
  sheet: Sheet,
  list: Path,
  order: readonly number[],
): Sheet | undefined => {
  const node = placeAt(sheet, list)?.node
  if (node?.kind !== 'list') return undefined
  const { text, document } = sheet
  const slots: Range[] =
    node.style === 'brackets' ? partsInBrackets(text, node) : ownedIn(sheet, list)
  const texts = slots.map(({ start, end }) => text.slice(start, end))
  const edits = slots.map(({ start, end }, index) => ({
    start,
    end,
    by: texts[order[index] ?? index] ?? '',
  }))
  const items = valueAt(document.value, list) as unknown[]
  const value = withValue(
    document.value,
    list,
    order.map((position) => items[position]),
  )
  return settle(sheet, value, [applyEdits(text, edits)])
}

/** Puts an item of a list in another place. */
export const moveItem = (sheet: Sheet, list: Path, from: number, to: number): Sheet | undefined => {
  const items = valueAt(sheet.document.value, list)
  if (!Array.isArray(items)) return undefined
  return arrangeItems(sheet, list, withMoved([...items.keys()], [], from, to) as number[])
}
