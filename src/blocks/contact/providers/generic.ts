import type { FormOf } from '../../../content/form.ts'
import { faultsInErrors } from './field-faults.ts'
import { type Body, judgeBy } from './judge.ts'
import type { Answer, Provider } from './provider.ts'

const saysYes = (value: unknown) => value === true || value === 'true'

/** 201 created, 202 accepted for later, 204 done and nothing to say (RFC 9110). */
const SPEAKING_STATUS = new Set([201, 202, 204])

const accepted = ({ ok, success, error, errors }: Body, { status }: Answer) =>
  (saysYes(ok) || saysYes(success) || SPEAKING_STATUS.has(status)) && !error && !errors

/**
 * Any other service, or a script on the company's own server. It accepts by a status that says so, by
 * JSON with `ok` or `success`, or by a page that holds the words in `acceptedBy`; every other answer
 * with a status of 200 leaves it open.
 */
export const generic = ({ endpoint, acceptedBy }: FormOf<'generic'>): Provider => {
  const acceptedPage = ({ status, text }: Answer) =>
    SPEAKING_STATUS.has(status) || (acceptedBy !== undefined && text.includes(acceptedBy))
  return {
    action: endpoint,
    address: endpoint,
    format: 'form',
    honeypot: '_gotcha',
    extra: {},
    native: {},
    attributes: {},
    idempotent: false,
    origins: [],
    judge: judgeBy({ accepted, acceptedPage, faults: faultsInErrors }),
  }
}
