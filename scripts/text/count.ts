/** `1 Seite`, `3 Seiten` */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
