import { applyEdits } from '../../text/edits.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/yaml.ts'
import { settle } from '../settle.ts'
import type { Sheet } from '../sheet.ts'
import { withMoved } from '../with-value.ts'
import { placeAt } from '../write/place.ts'
import { partsInBrackets } from './in-brackets.ts'
import { ownedIn } from './owned.ts'

/** Puts an item of a list in another place, with the comments that belong to it; what is between items stays. */
export const moveItem = (sheet: Sheet, list: Path, from: number, to: number): Sheet | undefined => {
  const node = placeAt(sheet, list)?.node
  if (node?.kind !== 'list' || !node.items[from] || !node.items[to]) return undefined
  const { text } = sheet
  const slots: Range[] =
    node.style === 'brackets' ? partsInBrackets(text, node) : ownedIn(sheet, list)
  const texts = slots.map(({ start, end }) => text.slice(start, end))
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '')
  const edits = slots.map(({ start, end }, index) => ({ start, end, by: moved[index] ?? '' }))
  const value = withMoved(sheet.document.value, list, from, to)
  return settle(sheet, value, [applyEdits(text, edits)])
}
