/** The fields that every provider receives, under these names. */
export const FIELDS = ['name', 'email', 'inquiryType', 'message'] as const

export type FieldName = (typeof FIELDS)[number]

/** What the visitor has written. */
export type Values = Record<FieldName, string>

/** An answer to a post, as far as a browser may read it. */
export interface Answer {
  status: number
  /** Media type without parameters: `application/json`. */
  type: string
  text: string
  /** Value of the header Retry-After; null where there is none or it can't be read. */
  retryAfter: string | null
  /** Address that answered, after all redirects. */
  url: string
}

/** What a provider has against one field. */
export interface FieldFault {
  field: FieldName
  fault: 'missing' | 'invalid' | 'refused'
}

/** Why a message was surely not accepted. */
export type Refusal = 'fields' | 'captcha' | 'busy' | 'server' | 'other'

/** What an answer says about the message: it is there, it is not, or nobody can tell. */
export type Verdict =
  | { outcome: 'sent' }
  | { outcome: 'refused'; reason: Refusal; faults: FieldFault[]; retryAfter: string | null }
  | { outcome: 'unclear' }

/** How a form-collection service wants to be posted to, and how its answers read. */
export interface Provider {
  /** Where the browser itself posts the form when no JavaScript runs. */
  action: string
  /** Where the script posts. */
  address: string
  /** How the script encodes the fields. */
  format: 'form' | 'json'
  /** Name of the field that only programs fill in; missing where the provider knows none. */
  honeypot?: string
  /** Fields beside the visitor's that both posts carry: access key, name of the form. */
  extra: Record<string, string>
  /** Fields of the native post alone: where to go when it is done. */
  native: Record<string, string>
  /** Attributes by which the provider finds the form in the published HTML. */
  attributes: Record<string, string>
  /** True where a repeated post with the same Idempotency-Key is not stored again. */
  idempotent: boolean
  /** Origins of pages that the native post may lead to, beside those of its own address. */
  origins: string[]
  judge: (answer: Answer) => Verdict
}
