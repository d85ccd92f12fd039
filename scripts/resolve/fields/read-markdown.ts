import { type Excess, excessIn } from '../../../src/content/markdown/excess.ts'
import type { Slip, SlipKind } from '../../../src/content/markdown/slips/slip.ts'
import type { MarkdownUse } from '../../../src/content/markdown/uses.ts'
import { markdownToTree } from '../../../src/content/markdown.ts'
import type { Problem, Wording } from '../../problem/problem.ts'
import type { Range } from '../../text/source-file.ts'
import { fillFacts } from '../facts/facts.ts'
import { correctLink, leadsToFile } from '../links/correct-link.ts'
import { documentNamed } from '../links/document-named.ts'
import { MOST_FAULTS } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { faultAt, type Place, wordRange } from '../place.ts'
import { judgeBraces } from './judge-braces.ts'
import { markdownWording } from './markdown-messages.ts'
import { mediaWording } from './media-messages.ts'

type MarkdownTree = ReturnType<typeof markdownToTree>

/** One problem for HTML that is opened and closed. */
const withoutClosing = (html: MarkdownUse[]): MarkdownUse[] => {
  const opening = html.filter(({ value }) => !value.startsWith('</'))
  return opening.length > 0 ? opening : html
}

const ofHtml = (html: string): Wording => {
  const [, target, words] = HTML_LINK.exec(html) ?? []
  if (target && words) return markdownWording.htmlLink(html, `[${words}](${target})`)
  return html.startsWith('<!--') ? markdownWording.htmlNote(html) : markdownWording.rawHtml(html)
}

/** `<a href="/kontakt">Kontakt</a>`. */
const HTML_LINK =
  /^<a\s[^<>]{0,200}?\bhref=["']([^"'<>\s()]{1,200})["'][^<>]{0,200}>([^<>[\]]{1,200})<\/a>/i

/** What of HTML in a text is told as one: a link with its words, or else a tag. */
const wholeHtml =
  (text: string) =>
  (use: MarkdownUse): MarkdownUse => {
    const [value = use.value] = HTML_LINK.exec(text.slice(use.offset)) ?? []
    return { ...use, value }
  }

/** A whole link, `[Text]()`, for one without a target. */
const linkAt = (text: string, offset: number): string =>
  /^\[[^\]]*\](\([^)]*\))?/.exec(text.slice(offset))?.[0] ?? ''

/** What a page is called, in the place of its address: `[zu uns](Der Betrieb)` */
const WORDS = /^\s*\p{L}[\p{L}\d-]*(?:\s+[\p{L}\d-]+)+\s*$/u

/** A link as it was meant, with a target that the website may open: a number is dialled without blanks. */
const brokenLink = (value: string, meant: string): Wording => {
  const [, target = ''] = /^\[[^\]]*\]\((.*)\)$/s.exec(value) ?? []
  const document = documentNamed(target)
  if (leadsToFile(target) && !document) return mediaWording.notADocument(target)
  const corrected = (leadsToFile(target) && document) || correctLink(target)
  if (corrected === undefined && WORDS.test(target)) return markdownWording.linkToWords(value)
  const whole =
    corrected === undefined ? meant : value.replace(`(${target})`, () => `(${corrected})`)
  return markdownWording.brokenLink(value, whole)
}

/** In whose words a slip is told. */
const SLIP_WORDS: Record<SlipKind, (value: string, meant: string, more: number) => Wording> = {
  link: brokenLink,
  picture: markdownWording.markdownPicture,
  reference: markdownWording.linkWithoutAddress,
  wordless: markdownWording.wordlessLink,
  sign: markdownWording.idleSign,
  heading: markdownWording.idleHeading,
  row: markdownWording.idleRow,
  dashes: markdownWording.idleDashes,
  'second-dashes': markdownWording.secondDashes,
  gap: markdownWording.rowsApart,
  headless: markdownWording.headlessTable,
  cells: markdownWording.lostCells,
  columns: markdownWording.idleColumns,
  numbers: markdownWording.renumberedList,
  number: markdownWording.numberBelowList,
  'second-list': markdownWording.listBelowList,
  indent: markdownWording.indentedText,
  entries: markdownWording.idleEntries,
  numbered: markdownWording.idleNumbers,
  'hard-space': markdownWording.hardSpace,
  lines: markdownWording.joinedLines,
  star: markdownWording.starAsEntry,
  footnote: markdownWording.footnote,
  'footnote-text': markdownWording.footnoteText,
  command: markdownWording.foreignCommand,
  note: markdownWording.noteAsHeading,
  underline: markdownWording.underlined,
  block: markdownWording.blockInText,
}

const excessAt = ({ kind, offset, length }: Excess, text: string, place: Place): Problem => {
  const words = kind === 'deep' ? markdownWording.tooDeep() : markdownWording.textTooLong()
  const word = text.slice(offset, offset + length)
  return faultAt(place, words, wordRange(place, word, text.slice(0, offset)))
}

/** A slip as its text is written: between double quotes, YAML takes every second backslash for itself. */
const asWritten = (slip: Slip, { file, path }: Place): Slip => {
  const { quoted, value } = file.locate(path)
  if (!quoted || file.source.text.charAt(value.start - 1) !== '"') return slip
  const escaped = <Part extends Pick<Slip, 'meant'>>(part: Part): Part => ({
    ...part,
    meant: part.meant.replaceAll('\\', '\\\\'),
  })
  return { ...escaped(slip), ...(slip.others && { others: slip.others.map(escaped) }) }
}

const tellSlip = (found: Slip, place: Place, rangeOf: (use: MarkdownUse) => Range): Problem => {
  const slip = asWritten(found, place)
  const { kind, value, meant, others = [] } = slip
  const problem = faultAt(place, SLIP_WORDS[kind](value, meant, others.length), rangeOf(slip))
  if (others.length === 0) return problem
  const edits = [slip, ...others].map((each) => ({ ...rangeOf(each), by: each.meant }))
  return { ...problem, repair: { edits, isSure: true } }
}

/** What Markdown does not take over as it is meant, or not at all. */
const faultsIn = (
  { slips, html, images }: MarkdownTree,
  text: string,
  place: Place,
  rangeOf: (use: MarkdownUse) => Range,
): Problem[] => {
  const tell = <Use extends MarkdownUse>(uses: Use[], words: (use: Use) => Wording) =>
    uses.slice(0, MOST_FAULTS).map((use) => faultAt(place, words(use), rangeOf(use)))
  return [
    ...slips.slice(0, MOST_FAULTS).map((slip) => tellSlip(slip, place, rangeOf)),
    ...tell(withoutClosing(html).map(wholeHtml(text)), ({ value }) => ofHtml(value)),
    ...tell(images, markdownWording.markdownPicture),
  ]
}

/** Markdown with its facts filled in, and what is wrong with it. */
export interface ReadMarkdown {
  /** Missing for what is too much to be read. */
  tree?: MarkdownTree['tree']
  /** Its links, with their places. */
  links: { target: string; range: () => Range }[]
  /** The facts that it names. */
  known: string[]
  problems: Problem[]
}

/**
 * Reads Markdown; HTML and pictures in it are problems.
 *
 * @param parse in the place of remark, for what is faster
 */
export const readMarkdown = (
  text: string,
  place: Place,
  around: Pick<ResolveContext, 'facts' | 'model'>,
  parse?: Parameters<typeof markdownToTree>[2],
): ReadMarkdown => {
  const excess = excessIn(text)
  if (excess) return { links: [], known: [], problems: [excessAt(excess, text, place)] }
  const unknown: string[] = []
  const known: string[] = []
  const fill = (part: string) => {
    const filled = fillFacts(part, around.facts)
    unknown.push(...filled.unknown)
    known.push(...filled.known)
    return filled.text
  }
  const result = markdownToTree(text, fill, parse)
  const rangeOf = ({ value, offset }: MarkdownUse) =>
    wordRange(place, value || linkAt(text, offset), text.slice(0, offset))
  return {
    tree: result.tree,
    links: result.links.map((link) => ({
      target: fillFacts(link.value, around.facts).text,
      range: () => rangeOf({ ...link, value: link.written }),
    })),
    known,
    problems: [
      ...judgeBraces(text, unknown, place, around),
      ...faultsIn(result, text, place, rangeOf),
    ],
  }
}
