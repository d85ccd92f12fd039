import path from 'node:path'
import { RENOVATION, RENOVATION_TODAY } from '../workspace.ts'

/** The larger of the audited contents: the fixture, or `CONTENT_DIR=content npm run audit`. */
export const AUDITED = path.resolve(process.env.CONTENT_DIR || RENOVATION)

/** The day on which it is audited: `TODAY=2027-01-31` is another. */
export const AUDITED_TODAY = process.env.TODAY || RENOVATION_TODAY
