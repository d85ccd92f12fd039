import type { Hosting } from './hosting.ts'

/**
 * Half a year: as long as scanners ask for, and no longer. A web space whose certificate runs out, or a
 * domain that moves to a host without one, is out of reach for so long. Without `includeSubDomains`: what
 * else a company has below its domain, such as web mail, is not ours to decide.
 */
const SIX_MONTHS = 15_768_000

export const TRANSPORT_SECURITY = {
  name: 'Strict-Transport-Security',
  value: `max-age=${SIX_MONTHS}`,
}

/** What of a browser no page of a site needs. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** Headers of every answer, whatever it is, and however it came. */
export const SECURITY_HEADERS = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'X-Frame-Options', value: 'DENY' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Permissions-Policy', value: UNUSED.map((feature) => `${feature}=()`).join(', ') },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
] as const

/** The same with the policy of a site. */
export const securityHeaders = ({ policy }: Pick<Hosting, 'policy'>) => [
  ...SECURITY_HEADERS,
  { name: 'Content-Security-Policy', value: policy },
]
