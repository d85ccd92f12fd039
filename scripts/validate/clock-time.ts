/** A time as the content has it. Midnight ends the day: the last minute that a time can name. */
export const clockTime = (hours: string, minutes = '00'): string =>
  `${hours.padStart(2, '0')}:${minutes}`.replace('24:00', '23:59')
