import { own } from '../../content/own.ts'
import type { BlockEdits, Edit } from '../edits/edits.ts'
import { mergedOrder } from '../edits/merged-order.ts'

/** What a form began with, what it has come to, and what is stored by now. */
interface Versions {
  begun: BlockEdits
  made: BlockEdits
  now: BlockEdits
}

const afterAt = (edits: BlockEdits, path: string): string | undefined => own(edits, path)?.after

/** The order of a list that another tab has changed, too, while a form was open: nothing that came in is lost by it. */
const ofBoth = (path: string, { begun, made, now }: Versions): Edit | undefined => {
  const [mine, theirs] = [own(made, path), own(now, path)]
  if (theirs?.kind !== 'order' || theirs.after === afterAt(begun, path)) return mine
  const published = theirs.before ?? '[]'
  const base = afterAt(begun, path) ?? published
  const after = mergedOrder(base, mine?.after ?? published, theirs.after)
  if (after === published) return undefined
  const left = { ...theirs.at?.left, ...mine?.at?.left }
  const { at } = theirs
  return { ...theirs, after, ...(at && Object.keys(left).length > 0 && { at: { ...at, left } }) }
}

/** The edits of a block with what a form has changed; what others have changed meanwhile stays. */
export const withForm = (versions: Versions): BlockEdits => {
  const { begun, made, now } = versions
  const isTouched = (path: string) => afterAt(begun, path) !== afterAt(made, path)
  const left = Object.entries(now).filter(([path]) => !isTouched(path))
  const touched = new Set([...Object.keys(now), ...Object.keys(made)].filter(isTouched))
  const changed = [...touched].flatMap((path): [string, Edit][] => {
    const edit = ofBoth(path, versions)
    return edit ? [[path, edit]] : []
  })
  return Object.fromEntries([...left, ...changed])
}
