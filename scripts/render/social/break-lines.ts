/** Puts words into lines no wider than `limit`; a single word may be wider. */
export const breakLines = (
  text: string,
  limit: number,
  widthOf: (line: string) => number,
): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= limit) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
