/** A rule with what stands in its braces, or a declaration or statement as it is written. */
export type CssPart = string | { prelude: string; parts: CssPart[] }

/** Signs behind which braces and semicolons are only text, with the sign that ends them. */
const ENDS: Record<string, string> = { '"': '"', "'": "'", '(': ')' }

/** The position behind a quoted text, or behind brackets, that begins at `start`. */
const skip = (css: string, start: number): number => {
  const end = ENDS[css[start] ?? '']
  let at = start + 1
  while (at < css.length && css[at] !== end) {
    if (css[at] === '\\') at += 2
    else at = css[at] !== undefined && own(css[at]) ? skip(css, at) : at + 1
  }
  return at + 1
}

const own = (sign: string | undefined): boolean => sign !== undefined && Object.hasOwn(ENDS, sign)

/** Takes a style sheet without comments apart, as bundlers write it. */
export const cssRules = (css: string): CssPart[] => {
  let at = 0
  const partsIn = (): CssPart[] => {
    const parts: CssPart[] = []
    let start = at
    const take = (end: number) => {
      const text = css.slice(start, end)
      if (text.trim()) parts.push(text)
    }
    while (at < css.length && css[at] !== '}') {
      if (own(css[at])) at = skip(css, at)
      else if (css[at] === ';') {
        at += 1
        take(at)
        start = at
      } else if (css[at] === '{') {
        const prelude = css.slice(start, at).trim()
        at += 1
        parts.push({ prelude, parts: partsIn() })
        at += 1
        start = at
      } else at += 1
    }
    take(at)
    return parts
  }
  return partsIn()
}
