/** `12,4 KB` */
export const kilobytes = (bytes: number): string =>
  `${(bytes / 1_000).toLocaleString('de', { maximumFractionDigits: 1 })} KB`
