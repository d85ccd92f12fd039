/** `24.600`, `0,5`, `−13` */
export const inWords = (value: number): string =>
  value.toLocaleString('de-DE', { maximumFractionDigits: 2 }).replace('-', '−')

/** `64 %`, never parted at the end of a line. */
export const withUnit = (value: number, unit: string): string => `${inWords(value)}\u00a0${unit}`
