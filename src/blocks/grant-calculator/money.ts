const WHOLE = new Map<boolean, Intl.NumberFormat>()

const euroFormat = (isWhole: boolean): Intl.NumberFormat => {
  const known = WHOLE.get(isWhole)
  const format =
    known ??
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: isWhole ? 0 : 2,
    })
  WHOLE.set(isWhole, format)
  return format
}

/** Cents as `12.880 €`, or `14.133,33 €`. */
export const moneyInWords = (cents: number): string =>
  euroFormat(cents % 100 === 0).format(cents / 100)

/** `46 %`, `35,33 %` */
export const percentInWords = (percent: number): string =>
  `${percent.toLocaleString('de-DE', { maximumFractionDigits: 2 })}\u00a0%`
