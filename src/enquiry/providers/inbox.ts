import { faultsInErrors } from './field-faults.ts'
import { judgeBy } from './judge.ts'
import type { Target } from './provider.ts'

/**
 * The own inbox (scripts/inbox), at the site's own address: of `gewerk inbox`, and of `npm start` and
 * `npm run dev` on this machine. It answers scripts as Formspree does, knows a repeated post by its
 * Idempotency-Key, and leads browsers without a script to `_next`.
 */
export const target = ({ endpoint }: { endpoint: string }): Target => ({
  provider: 'inbox',
  action: endpoint,
  format: 'form',
  honeypot: '_gotcha',
  nextField: '_next',
  files: true,
  idempotent: true,
})

/** What an answer says. */
export const judge = judgeBy({ accepted: ({ ok }) => ok === true, faults: faultsInErrors })
