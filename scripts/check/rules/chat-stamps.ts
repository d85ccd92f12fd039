import { type Problem, problemAt } from '../../problem/problem.ts'
import { checkWording } from '../messages.ts'
import { type ContentText, wordRange } from '../release/texts.ts'

const DAY_AND_TIME = String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2}), \d{1,2}:\d\d`

/** `[27.11.26, 14:03:22] Jörg:`, `27.11.26, 14:03 - Jörg:`: what chats set before what they copy. */
const STAMP = new RegExp(
  String.raw`(?:\[${DAY_AND_TIME}(?::\d\d)?\]|(?<![\d.])${DAY_AND_TIME} [-–]) [^\s:][^:\n]{0,39}:(?=\s|$)`,
  'gu',
)

/** A part of each: without one, there is nothing to look for. */
export const CHAT_STAMPS = new RegExp(DAY_AND_TIME)

const inText = (text: ContentText): Problem[] =>
  [...text.written.matchAll(STAMP)].map(({ 0: stamp, index }) =>
    problemAt(
      text.checked.file.source,
      wordRange(text, index, stamp),
      checkWording.chatStamp(stamp),
      'warning',
    ),
  )

/** A remark for each time with a name that was pasted into a text with a message. */
export const checkChatStamps = (texts: ContentText[]): Problem[] => texts.flatMap(inText)
