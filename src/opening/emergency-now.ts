import { isWithin, openingState, type Timetable } from './opening-state.ts'

/**
 * Whether the line for emergencies is the one to call: the company is closed, and somebody answers there.
 * Emergencies know no holidays.
 *
 * @param times when it is answered; empty for always
 */
export const isEmergencyLine = (
  company: Timetable,
  times: Timetable['hours'],
  moment: Date,
): boolean => {
  if (openingState(company, moment)?.open) return false
  return times.length === 0 || isWithin(times, moment)
}
