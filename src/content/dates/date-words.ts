/**
 * Templates of dates, one for each month: `{day}. März {year}`. A phone takes as long to load its own
 * words for the first date as it takes for the rest of a page.
 */
export interface DateWords {
  day: string[]
  month: string[]
  /** `{weekday}, {day}. März`. */
  weekdayAndDay: string[]
  /** From Monday on. */
  weekdays: string[]
  /** The same in few letters: `{day}. Jan.`, `Mo`. */
  short: { weekdayAndDay: string[]; weekdays: string[] }
}
