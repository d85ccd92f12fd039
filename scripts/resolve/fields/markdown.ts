import type { Root } from 'hast'
import { setHrefs } from '../../../src/content/markdown/set-hrefs.ts'
import { type Found, onlyProblems, together } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { leaf, type Resolution } from '../look-ups/resolution.ts'
import type { Place } from '../place.ts'
import { editable, sourceAt } from '../source/source-at.ts'
import { parseFast } from './parse-markdown.ts'
import { type ReadMarkdown, readMarkdown } from './read-markdown.ts'
import { resolveTarget } from './target.ts'
import { factUses } from './text.ts'

/** Looks up the links of a text; those to files get their addresses in its tree. */
const resolveLinks = (
  { tree, links }: Pick<ReadMarkdown, 'links'> & { tree: Root },
  place: Place,
  around: ResolveContext,
): Found => {
  const hrefs = new Map<string, string>()
  const found = links.map(({ target, range }) => {
    const resolved = resolveTarget(target, place, around, range)
    if (resolved.href !== target) hrefs.set(target, resolved.href)
    return resolved
  })
  if (hrefs.size > 0) setHrefs(tree, hrefs)
  return together(found)
}

/** Markdown as a tree; its links are looked up. */
export const resolveMarkdown = (text: string, place: Place, around: ResolveContext): Resolution => {
  const { tree, links, known, problems } = readMarkdown(text, place, around, parseFast)
  if (!tree) return leaf(undefined, onlyProblems(problems))
  const found = resolveLinks({ tree, links }, place, around)
  const own = { uses: factUses(known), problems }
  return editable(tree, sourceAt(place, 'markdown', text, around), together([own, found]))
}
