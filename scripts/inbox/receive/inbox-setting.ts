import type { IncomingMessage } from 'node:http'
import { answerWords } from '../../../src/content/ui/answer-words.ts'
import { isLocal } from '../access.ts'
import { INBOX_PATH } from '../local-form.ts'
import type { Answering } from './answer.ts'

/** How an inbox differs from others. */
export interface InboxSetting extends Answering {
  /** Where it takes posts and shows them, from the root of its server. */
  path: string
  /** Whether who asks may see what is kept. */
  mayRead: (request: IncomingMessage) => boolean
  /** Whether who may not is asked for a password. */
  hasPassword: boolean
  /** Whether a post of this sender is looked at; false to who sends very much. */
  mayTry: (sender: string) => boolean
  /** Whether a new message of this sender is kept; false to who sends too many. */
  mayPost: (sender: string) => boolean
  /** Whether it misbehaves when it is asked to, to show what the form does then. */
  isTrial: boolean
  /** Called when a new message has been stored. */
  onKept: () => void
}

/** The inbox of this machine: for whoever sits at it, and with mail switched off. */
export const LOCAL: InboxSetting = {
  path: INBOX_PATH,
  mayRead: isLocal,
  hasPassword: false,
  mayTry: () => true,
  mayPost: () => true,
  isTrial: true,
  language: 'de',
  answers: answerWords.parse(undefined),
  onKept: () => undefined,
}
