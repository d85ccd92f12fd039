import { z } from 'zod'

/** A post that the inbox has taken. */
export const enquirySchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  received: z.string(),
  /** By which a repeated post is known. */
  key: z.string().optional(),
  /** True where a field was filled in that no visitor sees. Kept all the same. */
  suspected: z.boolean(),
  fields: z.record(z.string(), z.string()),
  /** Names of the files of its photographs. */
  photos: z.array(z.string()).optional(),
  /** Of the photographs as they came. */
  photosDigest: z.string().optional(),
})

export type Enquiry = z.output<typeof enquirySchema>
