import { hash } from 'node:crypto'

/** The SHA-256 of a text or some bytes, in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content, 'hex')

/** Ninety-six bits: no two of a site's texts have the same by chance. */
const LENGTH = 16

/** A short name for a text or some bytes: another one whenever they are others. */
export const digest = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, LENGTH)

const DIGEST = new RegExp(`^[\\w-]{${LENGTH}}$`)

/** Whether a name may be such a one. What has another, nobody has made who names by digests. */
export const isDigest = (name: string): boolean => DIGEST.test(name)

/** The same for a value that JSON can hold. */
export const digestOf = (value: unknown): string => digest(JSON.stringify(value) ?? '')
