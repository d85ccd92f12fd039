import type { FormOf } from '../../content/site/form.ts'
import { faultsInErrors } from './field-faults.ts'
import { affirms, type Body, judgeBy } from './judge.ts'
import type { Answer, Target } from './provider.ts'

/** Created; done, and nothing to say (RFC 9110). */
const SPEAKING_STATUS = new Set([201, 204])

/**
 * Accepted for later. Without a word of JSON it may come from a firewall in front of the service,
 * which asks browsers to prove themselves by this status (AWS WAF, API_ChallengeAction).
 */
const ACCEPTED = 202

/** JSON with its signs as people read them: PHP writes `ü` as `\\u00fc`. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

const folded = (text: string): string => text.replace(/\s+/g, ' ')

const hasWords = ({ text }: Answer, { acceptedBy }: Target) =>
  acceptedBy !== undefined && folded(readable(text)).includes(folded(acceptedBy))

const acceptedPage = (answer: Answer, target: Target) =>
  SPEAKING_STATUS.has(answer.status) || hasWords(answer, target)

const accepted = (body: Body, answer: Answer, target: Target) =>
  affirms(body) || answer.status === ACCEPTED || acceptedPage(answer, target)

/**
 * Any other service, or a script on the company's own server. It accepts by a status that says so, by
 * JSON with `ok` or `success`, or by the words in `acceptedBy`; every other answer with a status of
 * 200 leaves it open.
 */
export const target = ({ provider, endpoint, acceptedBy }: FormOf<'generic'>): Target => ({
  provider,
  action: endpoint,
  format: 'form',
  honeypot: '_gotcha',
  acceptedBy,
})

/** What an answer says. */
export const judge = judgeBy({ accepted, acceptedPage, faults: faultsInErrors })
