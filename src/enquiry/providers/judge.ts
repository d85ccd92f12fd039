import type { Answer, FieldFault, Reason, Target, Verdict } from './provider.ts'

export type Body = Record<string, unknown>

/** How one provider's answers differ from another's. */
export interface AnswerRules {
  /** Whether a JSON answer says, in the provider's own words, that the message was accepted. */
  accepted: (body: Body, answer: Answer, target: Target) => boolean
  /** Whether a page says so; most providers answer scripts in JSON alone. */
  acceptedPage?: (answer: Answer, target: Target) => boolean
  faults?: (body: Body) => FieldFault[]
}

const saysYes = (value: unknown) => value === true || value === 'true'

const saysNo = (value: unknown) => value === false || value === 'false'

/** An error, or a list of errors that is not empty. */
const isError = (value: unknown) =>
  Boolean(typeof value === 'object' && value ? Object.keys(value).length : value)

/** Whether a body says, in the words that many services use, that the message was accepted. */
export const affirms = ({ ok, success }: Body) => saysYes(ok) || saysYes(success)

/** Whether it says that the message was not accepted. */
const refuses = ({ ok, success, error, errors }: Body) =>
  saysNo(ok) || saysNo(success) || isError(error) || isError(errors)

const bodyOf = ({ text }: Answer): Body | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Body) : undefined
  } catch {
    return undefined
  }
}

/** The server never got the whole request, or so it says: what stands behind it may have. */
const REQUEST_TIMEOUT = 408

/**
 * Whether a status says by itself that the message was not taken. A failure inside a service says
 * nothing of the kind (5xx): it may have come after storing. Nor does one of a gateway, which has lost
 * the service and can't tell what it did, or a 503, behind which a request may have been under way.
 */
const isRefusal = ({ status }: Answer) =>
  status >= 400 && status < 500 && status !== REQUEST_TIMEOUT

const reasonOf = ({ status, text }: Answer, faults: FieldFault[]): Reason => {
  if (status === 429) return 'busy'
  if (status === 413) return 'large'
  if (faults.length > 0) return 'fields'
  return /captcha|turnstile|challenge-platform/i.test(text) ? 'captcha' : 'other'
}

/**
 * Judges answers. The status comes first, the provider's own word second; other words in an answer
 * only say why. A status of 2xx alone means nothing: services answer so with pages that ask for a
 * captcha (github.com/formspree/formspree/pull/177), and so do networks that want a login first. An
 * answer that neither accepts nor refuses, or does both, leaves it open.
 */
export const judgeBy =
  ({ accepted, acceptedPage, faults: faultsIn }: AnswerRules) =>
  (answer: Answer, target: Target): Verdict => {
    const body = bodyOf(answer)
    const isFine = answer.status < 300
    const isAccepted = body ? accepted(body, answer, target) : acceptedPage?.(answer, target)
    const no = body ? refuses(body) : false
    if (isFine && isAccepted && !no) return { outcome: 'sent' }
    const yes = isAccepted || (body && affirms(body))
    const isRefused = !yes && (isFine ? no : isRefusal(answer))
    const faults = (isRefused && body && faultsIn?.(body)) || []
    const reason = reasonOf(answer, faults)
    const { retryAfter } = answer
    return { outcome: isRefused ? 'refused' : 'unclear', reason, faults, retryAfter }
  }
