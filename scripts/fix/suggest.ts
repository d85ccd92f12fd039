import { escapeMarkdown } from '../report/escape-markdown.ts'
import { type FixOptions, fix } from './fix.ts'
import type { Offer } from './offers.ts'
import { words } from './words.ts'

/**
 * A repair as a comment on the lines that it changes, by the names that GitHub's interface has for it; its host offers
 * to apply it with a click.
 */
export interface Suggestion {
  path: string
  body: string
  /** The last of the lines, from 1. */
  line: number
  side: 'RIGHT'
  /** The first of them, where there are several. */
  start_line?: number
  start_side?: 'RIGHT'
}

const linesOf = (text: string): string[] => text.split('\n')

const sharedAtStart = (a: readonly string[], b: readonly string[]): number => {
  const most = Math.min(a.length, b.length)
  let count = 0
  while (count < most && a[count] === b[count]) count += 1
  return count
}

/** The lines that became others; a line more where nothing but new ones came in, because one has to be named. */
const changedLines = (before: string, after: string) => {
  const [old, now] = [linesOf(before), linesOf(after)]
  const shared = sharedAtStart(old, now)
  const behind = sharedAtStart(old.slice(shared).reverse(), now.slice(shared).reverse())
  const isNew = old.length - behind === shared
  const start = isNew && shared > 0 ? shared - 1 : shared
  const end = isNew && shared === 0 ? old.length - behind + 1 : old.length - behind
  return {
    first: start + 1,
    last: end,
    lines: now.slice(start, now.length - (old.length - end)),
  }
}

/** A mark that does not stand in the text itself. */
const fenceFor = (text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  return '`'.repeat(longest + 1)
}

const suggestionFor = ({ problem, file, after, isSure }: Offer): Suggestion => {
  const { first, last, lines } = changedLines(file.text, after)
  const text = lines.map((line) => `${line.replace(/\r$/, '')}\n`).join('')
  const fence = fenceFor(text)
  const said = `${escapeMarkdown(problem.message)}${isSure ? '' : ` ${words.doubt}`}`
  return {
    path: file.path,
    body: `${said}\n\n${fence}suggestion\n${text}${fence}`,
    line: last,
    side: 'RIGHT',
    ...(first < last && { start_line: first, start_side: 'RIGHT' as const }),
  }
}

/** The repairs that help, each by itself; none of them is made. */
export const suggest = async ({
  files,
  check,
}: Pick<FixOptions, 'files' | 'check'>): Promise<Suggestion[]> => {
  const offers: Offer[] = []
  const isWanted = async (offer: Offer) => {
    offers.push(offer)
    return false
  }
  await fix({ files, check, isWanted })
  return offers.map(suggestionFor)
}
