/** A group in braces with another part at its end: `{ opens: "08:00", closes: … }`. */
export const withPart = (inside: string, part: string): string =>
  `{ ${inside === '' ? '' : `${inside}, `}${part} }`
