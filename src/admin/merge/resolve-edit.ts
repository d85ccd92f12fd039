import { DOCUMENT_NAME, documentHref } from '../../content/files/document-name.ts'
import { excessIn } from '../../content/markdown/excess.ts'
import { setHrefs } from '../../content/markdown/set-hrefs.ts'
import type { MarkdownTree } from '../../content/markdown.ts'
import { LONGEST } from '../../content/text/longest-text.ts'
import { tidy } from '../../content/text/tidy.ts'
import type { AdminPage, AdminSite, Facts } from '../site/admin-files.ts'
import { fillFacts } from '../site/fill-facts.ts'

export type Field = AdminPage['fields'][string]

/** Why a text is not taken. */
export type Refusal = keyof AdminSite['ui']['refused']

/** What a block shows for a text: a string or a tree. */
type ResolvedEdit = { value: unknown; refusal?: undefined } | { refusal: Refusal }

/** Loaded only where Markdown has been edited. */
export type ToTree = (source: string, fill: (text: string) => string) => MarkdownTree

const SAFE_LINK = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i

const refuseMarkdown = (
  { links, images, html }: MarkdownTree,
  fill: (text: string) => string,
): Refusal | undefined => {
  if (html.length > 0 || images.length > 0) return 'markup'
  const isSafe = (target: string) => SAFE_LINK.test(target) || DOCUMENT_NAME.test(target)
  return links.every(({ value }) => isSafe(fill(value))) ? undefined : 'link'
}

const showDocuments = ({ tree, links }: MarkdownTree, fill: (text: string) => string): void => {
  const names = links.map(({ value }) => fill(value)).filter((name) => DOCUMENT_NAME.test(name))
  setHrefs(tree, new Map(names.map((name) => [name, documentHref(name)])))
}

const resolveMarkdown = (text: string, facts: Facts, toTree: ToTree | undefined): ResolvedEdit => {
  if (!toTree) throw new Error('Markdown can be converted only once its module is loaded')
  const fill = (part: string) => fillFacts(part, facts)
  if (excessIn(text)) return { refusal: 'markup' }
  const result = toTree(text, fill)
  const refusal = refuseMarkdown(result, fill)
  if (refusal) return { refusal }
  showDocuments(result, fill)
  return { value: result.tree }
}

/** Turns an edited text into what its block shows, by the rules that the content has to meet too. */
export const resolveEdit = (
  text: string,
  kind: Field['kind'],
  facts: Facts,
  toTree: ToTree | undefined,
): ResolvedEdit => {
  const tidied = tidy(text, kind)
  if (tidied === '') return { refusal: 'empty' }
  if (tidied.length > LONGEST) return { refusal: 'long' }
  if (kind === 'markdown') return resolveMarkdown(tidied, facts, toTree)
  return { value: fillFacts(tidied, facts) }
}
