import { positionOn } from '../../../src/content/dates/periods.ts'
import { together } from '../look-ups/found.ts'
import { leaf, part, type Resolution } from '../look-ups/resolution.ts'

/**
 * The value of the period in which a day lies. All of them are resolved, so that their problems are
 * known before they are shown.
 *
 * @param parts the periods as they were resolved
 */
export const ofTheDay = (periods: unknown[], parts: Resolution[], today: string): Resolution => {
  const found = parts[positionOn(periods, today)]
  const all = together(parts)
  return found ? { ...part(found, 'value'), ...all } : leaf(undefined, all)
}
