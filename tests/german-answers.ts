import { answerWords } from '../src/content/ui/answer-words.ts'

/** What posts without a script are answered where `ui.yaml` says nothing. */
export const GERMAN = { language: 'de', answers: answerWords.parse(undefined) }
