import { type Excess, excessIn } from '../../../../src/content/markdown/excess.ts'
import type { MarkdownUse } from '../../../../src/content/markdown/uses.ts'
import { markdownToTree } from '../../../../src/content/markdown.ts'
import { wording } from '../../messages.ts'
import { factNames, fillFacts } from '../facts.ts'
import {
  complain,
  editable,
  leaf,
  MOST_FAULTS,
  type Place,
  type Resolution,
  type Surroundings,
  wordRange,
} from '../resolution.ts'
import { noteLink } from './link.ts'
import { complainBraces, complainUnknown, noteFacts } from './text.ts'

/** One problem for HTML that is opened and closed. */
const withoutClosing = (html: MarkdownUse[]): MarkdownUse[] => {
  const opening = html.filter(({ value }) => !value.startsWith('</'))
  return opening.length > 0 ? opening : html
}

/** A whole link, `[Text]()`, for one without a target. */
const linkAt = (text: string, offset: number): string =>
  /^\[[^\]]*\](\([^)]*\))?/.exec(text.slice(offset))?.[0] ?? ''

/** A link with its bracket closed, and without spaces in its target; addresses of this site have none. */
const repairLink = (source: string): string => {
  const [, text = '', target = ''] =
    /^[[(]([^\])]*)[\])]\s*[[(]([^\])]*)[\])]?$/s.exec(source) ?? []
  const blank = /^\s*[/#]/.test(target) ? '' : '%20'
  return `[${text}](${target.trim().replace(/\s/g, blank)})`
}

/** A heading or an entry with its space, bold type with both its marks. */
const repairSign = (source: string): string => {
  if (!source.startsWith('**')) return source.replace(/^(#+)/, '$1 ').replace(/^[•·]/, '-')
  return `**${source.replace(/^\*\*\s*|\s*[.,]?\s*\**$/g, '')}**`
}

const complainExcess = (
  { kind, offset, length }: Excess,
  text: string,
  place: Place,
  around: Surroundings,
): Resolution => {
  const words = kind === 'deep' ? wording.tooDeep() : wording.textTooLong()
  const word = text.slice(offset, offset + length)
  complain(place, words, around, wordRange(place, word, text.slice(0, offset)))
  return leaf(undefined)
}

/** Markdown as a tree; its links are looked up, HTML and pictures in it are problems. */
export const resolveMarkdown = (text: string, place: Place, around: Surroundings): Resolution => {
  const excess = excessIn(text)
  if (excess) return complainExcess(excess, text, place, around)
  const unknown: string[] = []
  const result = markdownToTree(text, (part) => {
    const filled = fillFacts(part, around.facts)
    unknown.push(...filled.unknown)
    noteFacts(filled.known, around)
    return filled.text
  })
  complainUnknown(unknown, place, around)
  complainBraces(text, factNames(around.facts), place, around)
  const rangeOf = ({ value, offset }: MarkdownUse) =>
    wordRange(place, value || linkAt(text, offset), text.slice(0, offset))
  for (const link of result.links) {
    noteLink(fillFacts(link.value, around.facts).text, place, around, () => rangeOf(link))
  }
  for (const broken of result.broken.slice(0, MOST_FAULTS)) {
    complain(
      place,
      wording.brokenLink(broken.value, repairLink(broken.value)),
      around,
      rangeOf(broken),
    )
  }
  for (const sign of result.signs.slice(0, MOST_FAULTS)) {
    complain(place, wording.idleSign(sign.value, repairSign(sign.value)), around, rangeOf(sign))
  }
  for (const html of withoutClosing(result.html).slice(0, MOST_FAULTS)) {
    complain(place, wording.rawHtml(html.value), around, rangeOf(html))
  }
  for (const image of result.images.slice(0, MOST_FAULTS)) {
    complain(place, wording.markdownPicture(), around, rangeOf(image))
  }
  return editable(result.tree, 'markdown', text, place)
}
