import type { FormOf } from '../../../content/form.ts'
import { faultsInErrors } from './field-faults.ts'
import { judgeBy } from './judge.ts'
import type { Provider } from './provider.ts'

/**
 * The inbox of `npm start` and `npm run dev` (scripts/inbox), at the site's own address. It answers
 * scripts as Formspree does, knows a repeated post by its Idempotency-Key, and leads browsers without
 * a script to `_next`.
 */
export const inbox = ({ endpoint }: FormOf<'inbox'>, sentUrl?: string): Provider => ({
  action: endpoint,
  address: endpoint,
  format: 'form',
  honeypot: '_gotcha',
  extra: {},
  // Without its origin: the site is served elsewhere while it is local.
  native: sentUrl ? { _next: new URL(sentUrl).pathname } : {},
  attributes: {},
  idempotent: true,
  origins: [],
  judge: judgeBy({ accepted: ({ ok }) => ok === true, faults: faultsInErrors }),
})
