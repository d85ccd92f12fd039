/** A post that the inbox has taken. */
export interface Enquiry {
  id: string
  /** ISO 8601. */
  received: string
  /** By which a repeated post is known. */
  key: string
  /** True where a field was filled in that no visitor sees. Kept all the same. */
  suspected: boolean
  fields: Record<string, string>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFields = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((field) => typeof field === 'string')

/** Whether a stored value is an enquiry; half lines and lines of other programs are none. */
export const isEnquiry = (value: unknown): value is Enquiry =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.received === 'string' &&
  typeof value.key === 'string' &&
  isFields(value.fields)
