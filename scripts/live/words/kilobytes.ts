/** `12,4 kB` */
export const kilobytes = (bytes: number): string =>
  `${(bytes / 1_000).toLocaleString('de', { maximumFractionDigits: 1 })} kB`
