import { hash } from 'node:crypto'

/** An inline script or style as a policy names it: a `hash-source` of CSP Level 3. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
