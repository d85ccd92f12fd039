import type { FormOf } from '../../../content/form.ts'
import { faultsInErrors } from './field-faults.ts'
import { type Body, judgeBy } from './judge.ts'
import type { Answer, Target } from './provider.ts'

const saysYes = (value: unknown) => value === true || value === 'true'

/** 201 created, 202 accepted for later, 204 done and nothing to say (RFC 9110). */
const SPEAKING_STATUS = new Set([201, 202, 204])

const accepted = ({ ok, success, error, errors }: Body, { status }: Answer) =>
  (saysYes(ok) || saysYes(success) || SPEAKING_STATUS.has(status)) && !error && !errors

const acceptedPage = ({ status, text }: Answer, { acceptedBy }: Target) =>
  SPEAKING_STATUS.has(status) || (acceptedBy !== undefined && text.includes(acceptedBy))

/**
 * Any other service, or a script on the company's own server. It accepts by a status that says so, by
 * JSON with `ok` or `success`, or by a page that holds the words in `acceptedBy`; every other answer
 * with a status of 200 leaves it open.
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
