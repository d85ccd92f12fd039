import path from 'node:path'
import { tradeNames } from '../../scripts/new/site/trades.ts'
import { contentOf } from '../new/site/site-folder.ts'
import { RENOVATION, RENOVATION_TODAY } from '../workspace.ts'

/** The larger of the audited contents: the fixture, or `CONTENT_DIR=content npm run audit`. */
export const AUDITED = path.resolve(process.env.CONTENT_DIR || RENOVATION)

/** The day on which it is audited: `TODAY=2027-01-31` is another. */
export const AUDITED_TODAY = process.env.TODAY || RENOVATION_TODAY

/** With what a company of one trade begins, by number: it has little of what may be left out. */
export const newCompany = (number: number): Promise<string> =>
  contentOf({ trade: tradeNames[number % tradeNames.length] })
