import type { Answer, FieldFault, Refusal, Target, Verdict } from './provider.ts'

export type Body = Record<string, unknown>

/** How one provider's answers differ from another's. */
export interface Reading {
  /** Whether a JSON answer with a status of 2xx says that the message was accepted. */
  accepted: (body: Body, answer: Answer, target: Target) => boolean
  /** Whether a page with a status of 2xx says so; most providers answer scripts in JSON alone. */
  acceptedPage?: (answer: Answer, target: Target) => boolean
  faults?: (body: Body) => FieldFault[]
}

/** Whether an answer asks for a proof that no program is writing. */
export const asksForCaptcha = ({ text }: Answer): boolean =>
  /captcha|turnstile|challenge-platform/i.test(text)

/**
 * Gateways that lost the server behind them can't tell what it has done with the message; Cloudflare
 * has statuses of its own for it (developers.cloudflare.com, 5xx errors).
 */
const GATEWAY_FAILURES = new Set([502, 504, 520, 522, 524])

const saysNo = (value: unknown) => value === false || value === 'false'

/** Whether a body says, in the words of any provider, that the message was not accepted. */
export const refuses = ({ ok, success, error, errors }: Body) =>
  saysNo(ok) || saysNo(success) || Boolean(error) || Boolean(errors)

const bodyOf = ({ text }: Answer): Body | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Body) : undefined
  } catch {
    return undefined
  }
}

const refusal = (reason: Refusal, answer: Answer, faults: FieldFault[] = []): Verdict => ({
  outcome: 'refused',
  reason,
  faults,
  retryAfter: answer.retryAfter,
})

const judgeFailure = (answer: Answer): Verdict => {
  const { status, retryAfter } = answer
  if (GATEWAY_FAILURES.has(status)) return { outcome: 'unclear' }
  if (status === 503 && retryAfter) return refusal('busy', answer)
  return refusal(status >= 500 ? 'server' : 'other', answer)
}

const isAccepted = (
  answer: Answer,
  target: Target,
  body: Body | undefined,
  { accepted, acceptedPage }: Reading,
) => (body ? accepted(body, answer, target) : Boolean(acceptedPage?.(answer, target)))

/**
 * Judges answers. A status of 2xx alone means nothing: services answer so with pages that ask for
 * a captcha (github.com/formspree/formspree/pull/177), and so do networks that want a login first.
 * An answer that neither accepts nor refuses leaves it open.
 */
export const judgeBy =
  (reading: Reading) =>
  (answer: Answer, target: Target): Verdict => {
    const body = bodyOf(answer)
    const isFine = answer.status >= 200 && answer.status < 300
    if (isFine && isAccepted(answer, target, body, reading)) return { outcome: 'sent' }
    if (answer.status === 429) return refusal('busy', answer)
    const faults = (body && reading.faults?.(body)) ?? []
    if (faults.length > 0) return refusal('fields', answer, faults)
    if (asksForCaptcha(answer)) return refusal('captcha', answer)
    if (!isFine) return judgeFailure(answer)
    return body && refuses(body) ? refusal('other', answer) : { outcome: 'unclear' }
  }
