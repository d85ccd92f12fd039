import { onlyProblems } from '../found.ts'
import type { ResolveContext } from '../look-ups.ts'
import type { Place } from '../place.ts'
import { leaf, type Resolution } from '../resolution.ts'
import { editable, sourceAt } from '../source-at.ts'
import { linkUse } from './link.ts'
import { parseFast } from './parse-markdown.ts'
import { readMarkdown } from './read-markdown.ts'
import { factUses } from './text.ts'

/** Markdown as a tree; its links are looked up. */
export const resolveMarkdown = (text: string, place: Place, around: ResolveContext): Resolution => {
  const { tree, links, known, problems } = readMarkdown(text, place, around, parseFast)
  if (!tree) return leaf(undefined, onlyProblems(problems))
  const uses = links.flatMap(({ target, range }) => linkUse(target, place, around, range))
  const found = { uses: [...factUses(known), ...uses], problems }
  return editable(tree, sourceAt(place, 'markdown', text, around), found)
}
