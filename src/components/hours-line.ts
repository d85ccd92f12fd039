interface HoursLine {
  days: string
  times: string[]
}

/** Hours in one line: "Mo–Do 8:00–12:00 Uhr und 13:00–17:00 Uhr, Fr 8:00–12:00 Uhr". Empty where there are none. */
export const hoursLine = (hours: readonly HoursLine[], timeJoin: string): string =>
  hours.map(({ days, times }) => `${days} ${times.join(` ${timeJoin} `)}`).join(', ')
