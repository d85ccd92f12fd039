import type { LegalForm } from '../../../src/content/site/legal-form.ts'
import type { TradeName } from './trades.ts'

/** What a site is made from. */
export interface Answers {
  trade: TradeName
  name: string
  town: string
  /** `+49 2581 000000` */
  phone: string
  email: string
  street?: string
  postcode?: string
  /** Who owns the company, or runs it. */
  owner?: string
  /** Left out where its name says it, or nobody said it. */
  form?: LegalForm
}

/** Each is asked for. */
export type Question = keyof Answers
