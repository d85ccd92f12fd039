import type { Nodes, Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { textOf, visit } from '../../../src/content/markdown/nodes.ts'
import { parseMarkdown } from '../../../src/content/markdown/parser.ts'
import { anchors } from './anchors.ts'

const writer = unified().use(remarkRehype).use(rehypeStringify)

/** Where a page of the handbook is for readers; git hosts show README.md first, browsers index.html. */
export const htmlNameOf = (page: string): string =>
  page === 'README.md' ? 'index.html' : page.replace(/\.md$/, '.html')

const PAGE = /^([\w-]+\.md)(#.*)?$/

const htmlLink = (url: string): string => {
  const [, page, anchor = ''] = PAGE.exec(url) ?? []
  return page === undefined ? url : htmlNameOf(page) + anchor
}

/** Lets links lead to headings and pages as readers have them. */
const connect = (root: Root): void => {
  const nextAnchor = anchors()
  visit(root, (node) => {
    if (node.type === 'link') node.url = htmlLink(node.url)
    if (node.type === 'heading') node.data = { hProperties: { id: nextAnchor(textOf(node)) } }
  })
}

/** A page of the handbook as its readers need it. */
export interface HtmlPage {
  title: string
  html: string
  /** Pages of the handbook to which it leads, by their names: `ansehen.md`. */
  links: string[]
}

const pagesLinkedIn = (root: Root): string[] => {
  const found = new Set<string>()
  const note = (node: Nodes) => {
    const [, page] = node.type === 'link' ? (PAGE.exec(node.url) ?? []) : []
    if (page !== undefined) found.add(page)
  }
  visit(root, note)
  return [...found]
}

/** Turns a page of the handbook, in Markdown as git hosts show it, into HTML. */
export const toHtml = (markdown: string): HtmlPage => {
  const root = parseMarkdown(markdown)
  const links = pagesLinkedIn(root)
  const heading = root.children.find(({ type }) => type === 'heading')
  connect(root)
  const html = writer.stringify(writer.runSync(root))
  return { title: heading ? textOf(heading) : '', html, links }
}
