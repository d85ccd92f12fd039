import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { remark } from 'remark'
import remarkRehype from 'remark-rehype'
import { levelHeadings, nameHeadings, promoteBoldParagraphs } from './markdown/headings.ts'
import { linkContacts } from './markdown/link-contacts.ts'
import { visit } from './markdown/nodes.ts'
import { parseMarkdown } from './markdown/parser.ts'
import { slim } from './markdown/slim.ts'
import { type MarkdownUses, usesIn } from './markdown/uses.ts'
import { typeset } from './text/typeset.ts'

export interface MarkdownTree extends MarkdownUses {
  tree: HastRoot
}

const toHast = remark()
  .use(remarkRehype)
  .use(rehypeSanitize, {
    ...defaultSchema,
    protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  })

const fillTexts = (root: Root, fill: (text: string) => string): void =>
  visit(root, (node) => {
    // A line of the file ends anywhere; as a space it is none where no line of the page may end.
    if (node.type === 'text') node.value = typeset(fill(node.value).replaceAll('\n', ' '))
    if (node.type === 'inlineCode') node.value = fill(node.value)
    if (node.type === 'link' || node.type === 'definition') node.url = fill(node.url)
  })

/**
 * Turns Markdown into a sanitised hast tree whose headings start at level 2.
 *
 * @param fill replaces the names of facts in running text and link targets
 * @param parse reads as `parseMarkdown` does
 */
export const markdownToTree = (
  source: string,
  fill: (text: string) => string = (text) => text,
  parse: typeof parseMarkdown = parseMarkdown,
): MarkdownTree => {
  const root = parse(source)
  promoteBoldParagraphs(root, source)
  levelHeadings(root)
  const uses = usesIn(root, source)
  linkContacts(root, source)
  fillTexts(root, fill)
  nameHeadings(root)
  return { tree: slim(toHast.runSync(root) as unknown as HastRoot), ...uses }
}
