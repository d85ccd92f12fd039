/** The name of a heading in links, as git hosts make it: `#was-in-alt-gehört`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Names headings of one page, in their order; the second of a name gets a number. */
export const anchors = () => {
  const counts = new Map<string, number>()
  return (heading: string): string => {
    const name = anchorOf(heading)
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return count === 0 ? name : `${name}-${count}`
  }
}
