import type { Element, Root as HastRoot, RootContent } from 'hast'
import type { Heading, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { remark } from 'remark'
import remarkRehype from 'remark-rehype'
import { slugify } from './slugify.ts'
import { typeset } from './typeset.ts'

/** Something in a Markdown text that is looked up or refused, with its offset in the text. */
export interface MarkdownUse {
  value: string
  offset: number
}

export interface MarkdownTree {
  tree: HastRoot
  links: MarkdownUse[]
  /** Pictures, which Markdown texts may not hold: they belong into blocks. */
  images: MarkdownUse[]
  /** What looks like a link and is none: `[Text](/ziel`, or with a space in its target. */
  broken: MarkdownUse[]
  /** Raw HTML, which never reaches the page. */
  html: MarkdownUse[]
}

const parser = remark()
const toHast = remark()
  .use(remarkRehype)
  .use(rehypeSanitize, {
    ...defaultSchema,
    protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  })

const visit = (node: Nodes, visitor: (node: Nodes) => void): void => {
  visitor(node)
  if ('children' in node) for (const child of node.children) visit(child, visitor)
}

const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const startOf = (node: Nodes) => node.position?.start.offset ?? 0
const endOf = (node: Nodes) => node.position?.end.offset ?? 0

/** Whether a paragraph's source begins and ends with two asterisks around something. */
const isBoldParagraph = (node: Nodes, source: string): node is Paragraph => {
  if (node.type !== 'paragraph') return false
  const text = source.slice(startOf(node), endOf(node)).trim()
  return text.length > 4 && text.startsWith('**') && text.endsWith('**')
}

const withoutAsterisks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'strong') return withoutAsterisks(node.children)
    if (node.type !== 'text') return [node]
    const value = node.value.replace(/\*\*/g, '')
    return value === '' ? [] : [{ ...node, value }]
  })

const trimEnds = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node, index) => {
    if (node.type !== 'text') return node
    const start = index === 0 ? node.value.trimStart() : node.value
    return { ...node, value: index === nodes.length - 1 ? start.trimEnd() : start }
  })

/**
 * The news rule: a paragraph whose source starts and ends with `**` is a heading with its text.
 * Only paragraphs of their own count, not those in lists or quotations.
 */
const promoteBoldParagraphs = (root: Root, source: string): void => {
  root.children = root.children.map((node) => {
    if (!isBoldParagraph(node, source)) return node
    const children = trimEnds(withoutAsterisks(node.children))
    return { type: 'heading', depth: 2, children, position: node.position } satisfies Heading
  })
}

/** Levels from 2 on, none skipped: the page's title is above the text. */
const levelHeadings = (root: Root): void => {
  let previous = 1
  visit(root, (node) => {
    if (node.type !== 'heading') return
    node.depth = Math.min(Math.max(node.depth, 2), previous + 1) as Heading['depth']
    previous = node.depth
  })
}

/** A name that no heading has yet: `oefen`, `oefen-2`. */
const freeName = (name: string, used: Set<string>): string => {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`
    if (!used.has(candidate)) return candidate
  }
}

const nameHeadings = (root: Root): void => {
  const used = new Set<string>()
  for (const node of root.children) {
    if (node.type !== 'heading') continue
    const id = freeName(slugify(textOf(node)) || 'section', used)
    used.add(id)
    node.data = { hProperties: { id } }
  }
}

const LIKE_A_LINK = /(?<!\\)\[[^\][]*\]\((?:[^()\n]*\)|\S*)/g

const usesIn = (root: Root, source: string) => {
  const broken: MarkdownUse[] = []
  const links: MarkdownUse[] = []
  const images: MarkdownUse[] = []
  const html: MarkdownUse[] = []
  visit(root, (node) => {
    const offset = startOf(node)
    if (node.type === 'link' || node.type === 'definition') links.push({ value: node.url, offset })
    if (node.type === 'image') images.push({ value: node.url, offset })
    if (node.type === 'imageReference') images.push({ value: node.label ?? '', offset })
    if (node.type === 'text') {
      for (const { 0: value, index } of source.slice(offset, endOf(node)).matchAll(LIKE_A_LINK))
        broken.push({ value, offset: offset + index })
    }
    if (node.type === 'html') html.push({ value: node.value, offset })
  })
  return { links, images, broken, html }
}

const fillTexts = (root: Root, fill: (text: string) => string): void =>
  visit(root, (node) => {
    if (node.type === 'text') node.value = typeset(fill(node.value))
    if (node.type === 'inlineCode') node.value = fill(node.value)
    if (node.type === 'link' || node.type === 'definition') node.url = fill(node.url)
  })

/** The sanitiser prefixes ids so that content can't shadow the page's own; ours are plain. */
const PREFIX = 'user-content-'

const BLOCK_PARENTS = new Set(['ul', 'ol', 'blockquote'])

/** Whether line breaks between a node's children are layout of the source, not space between words. */
const holdsBlocks = (node: RootContent | HastRoot): boolean =>
  node.type === 'root' || (node.type === 'element' && BLOCK_PARENTS.has(node.tagName))

/** Drops source positions and the line breaks between blocks: neither is for the browser. */
const slim = <N extends RootContent | HastRoot>(node: N): N => {
  if (!('children' in node)) return { ...node, position: undefined }
  const kept = (node.children as RootContent[]).filter(
    (child) => !holdsBlocks(node) || child.type !== 'text' || child.value !== '\n',
  )
  const lean = { ...node, position: undefined, children: kept.map(slim) }
  return lean.type === 'element' ? (withPlainId(lean as Element) as N) : lean
}

const withPlainId = (element: Element): Element => {
  const { id } = element.properties
  if (typeof id !== 'string') return element
  return { ...element, properties: { ...element.properties, id: id.replace(PREFIX, '') } }
}

/**
 * Turns Markdown (CommonMark) into a sanitised hast tree whose headings start at level 2.
 *
 * @param fill replaces the names of facts in running text and link targets
 */
export const markdownToTree = (
  source: string,
  fill: (text: string) => string = (text) => text,
): MarkdownTree => {
  const root = parser.parse(source)
  promoteBoldParagraphs(root, source)
  levelHeadings(root)
  const uses = usesIn(root, source)
  fillTexts(root, fill)
  nameHeadings(root)
  return { tree: slim(toHast.runSync(root) as unknown as HastRoot), ...uses }
}
