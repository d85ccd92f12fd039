import { z } from 'zod'
import { link } from './fields.ts'

/** A path on this site: words between slashes, at its end perhaps the name of an old file. */
const FORMER_PATH = /^(\/[\p{L}\d_~-]+)+(\.(html?|php|aspx?))?\/?$/u

/** An address that has moved: who asks for `from` is sent to `to`. */
export const redirect = z.strictObject({
  from: z
    .string()
    .regex(FORMER_PATH)
    .describe('Alte Adresse auf dieser Website, ohne Fragezeichen und #: /leistungen/alt'),
  to: link().describe('Neue Adresse: /leistungen'),
})

export type Redirect = z.output<typeof redirect>
