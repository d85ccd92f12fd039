const TINT = /\btint-([0-9a-f]{3})\b/g

/** Style with the colours behind the pictures of a document until they are there; see `MediaFile.tint`. */
export const tintsOf = (html: string): string => {
  if (!html.includes('tint-')) return ''
  const tints = [...new Set([...html.matchAll(TINT)].map(([, tint]) => tint))]
  if (tints.length === 0) return ''
  const rules = tints.map((tint) => `.tint-${tint}{background-color:#${tint}}`).join('')
  return `@layer base{${rules}}`
}
