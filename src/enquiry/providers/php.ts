import type { FormOf } from '../../content/site/form.ts'
import type { Target } from './provider.ts'

/** Name of the script, from the root of the site. */
export const PHP_FORM = 'anfrage.php'

/**
 * `anfrage.php` of the published site (src/enquiry/php). It answers as the own inbox does: scripts in the
 * words of Formspree, a repeated post by its Idempotency-Key, browsers by leading them to `_next`.
 */
export const target = ({ provider }: FormOf<'php'>): Target => ({
  provider,
  action: `/${PHP_FORM}`,
  format: 'form',
  honeypot: '_gotcha',
  nextField: '_next',
  idempotent: true,
})
