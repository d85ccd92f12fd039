import matter from 'gray-matter'
import type { Range } from '../text/source-file.ts'

export type FrontMatter =
  | { matterRange: Range; bodyRange: Range }
  | { fault: 'missing' | 'open' | 'language'; offset: number }

/** gray-matter only finds the text below the front matter; what is in that, `readYaml` reads. */
const leaveUnread = { parse: () => ({}), stringify: () => '' }

/**
 * Splits a Markdown file into front matter and body without evaluating either. gray-matter would
 * run JavaScript behind `---js`; every language but YAML is a fault instead.
 */
export const splitFrontMatter = (text: string): FrontMatter => {
  if (last?.text !== text) last = { text, parts: split(text) }
  return last.parts
}

/** Who asks about a text, asks again. */
let last: { text: string; parts: FrontMatter } | undefined

const split = (text: string): FrontMatter => {
  const [opening = ''] = text.split('\n', 1)
  if (!opening.startsWith('---')) return { fault: 'missing', offset: 0 }
  const language = opening.slice(3).trim()
  if (language !== '' && language !== 'yaml') return { fault: 'language', offset: 3 }
  const closing = /(\r?\n)(---[^\r\n]*)/.exec(text)
  if (!closing) return { fault: 'open', offset: 0 }
  const [, lineBreak = '', mark = ''] = closing
  if (mark.trim() !== '---') return { fault: 'open', offset: closing.index + lineBreak.length }

  // Of many empty lines above the mark, it would look at each with all that follow.
  const file = matter(`---${text.slice(closing.index)}`, {
    language: 'yaml',
    engines: { yaml: leaveUnread },
  })
  const bodyStart = text.length - file.content.length
  return {
    matterRange: { start: text.indexOf('\n'), end: closing.index },
    bodyRange: { start: bodyStart, end: text.length },
  }
}
