import type { ProviderName } from '../../content/site/form.ts'

/** The fields that every provider receives, under these names. */
export const FIELDS = ['name', 'email', 'inquiryType', 'message'] as const

export type FieldName = (typeof FIELDS)[number]

/** What the visitor has written. */
export type Values = Record<FieldName, string> & {
  /** Answers to what nobody has to answer, by the names of their fields. */
  answers?: Readonly<Record<string, string>>
}

/** An answer to a post, as far as a browser may read it. */
export interface Answer {
  status: number
  text: string
  /** Value of the header Retry-After; null where there is none or it can't be read. */
  retryAfter: string | null
}

/** What a provider has against one field. */
export interface FieldFault {
  field: FieldName
  /** `umlaut`: an e-mail address has one before the @, where no mail server takes it. */
  fault: 'missing' | 'invalid' | 'umlaut' | 'refused'
}

/** What an answer gives as the reason why it is not one that accepts. */
export type Reason = 'fields' | 'captcha' | 'busy' | 'large' | 'other'

/** What an answer says about the message: it is there, it is not, or nobody can tell. */
export type Verdict =
  | { outcome: 'sent' }
  | {
      outcome: 'refused' | 'unclear'
      reason: Reason
      faults: FieldFault[]
      retryAfter: string | null
    }

/**
 * How a form-collection service wants to be posted to. Plain data, made when the site is built: the
 * browser gets the answers of this site's provider, not the code for all.
 */
export interface Target {
  provider: ProviderName
  /** Where the browser itself posts the form; left out: to the page that it stands on. */
  action?: string
  /** Where the script posts, if that is another address. */
  scriptAction?: string
  /** How the script encodes the fields. */
  format: 'form' | 'json'
  /** Name of the field that only programs fill in. */
  honeypot: string
  /** Fields beside the visitor's that both posts carry: access key, name of the form. */
  extra?: Record<string, string>
  /** Name of the field by which people tell whether two posts are the same message. */
  keyField?: string
  /** Name of the field of the native post that says where to go when it is done. */
  nextField?: string
  /** Attributes by which the provider finds the form in the published HTML. */
  attributes?: Record<string, string>
  /** True where files come along: what is posted is then encoded as multipart. */
  files?: boolean
  /** True where a repeated post with the same Idempotency-Key is not stored again. */
  idempotent?: boolean
  /** Origins of pages that the native post may lead to, beside those of its own address. */
  origins?: string[]
  /** Words by which a page that accepts is known. */
  acceptedBy?: string
}

/** Reads a provider's answers. */
export type Judge = (answer: Answer, target: Target) => Verdict
