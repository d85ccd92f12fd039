import { type Problem, problemAt } from '../../problem/problem.ts'
import { checkWording } from '../messages.ts'
import { type ContentText, wordRange } from '../release/texts.ts'

/** `【4:0†Quelle】`, `:contentReference[oaicite:0]`, `citeturn0search1`, `[cite: 1, 2]`: a chat program's own marks. */
const MARKS = [
  String.raw`【[^【】\n]{0,60}†[^【】\n]{0,60}】`,
  String.raw`:contentReference\[[^\]\n]{0,60}\]`,
  String.raw`\p{Co}?cite\p{Co}?(?:turn\d+[a-z]+\d+\p{Co}?)+`,
  String.raw`\[cite:[ \d,]{1,60}\]`,
]

const MARK = new RegExp(MARKS.join('|'), 'gu')

/** A part of each: without one, there is nothing to look for. */
export const CHAT_SOURCES = /†|:contentReference|cite/

const inText = (text: ContentText): Problem[] =>
  [...text.written.matchAll(MARK)].map(({ 0: mark, index }) =>
    problemAt(
      text.checked.file.source,
      wordRange(text, index, mark),
      checkWording.chatSource(mark),
      'warning',
    ),
  )

/** A remark for each mark by which an answer of a chat program names a source that nobody sees. */
export const checkChatSources = (texts: ContentText[]): Problem[] => texts.flatMap(inText)
