/** Tenths of a per cent are finer than any screen. */
export const round = (value: number): number => Math.round(value * 10) / 10
