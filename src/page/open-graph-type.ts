/** What schema.org has for one article that somebody has written. */
const ARTICLES: ReadonlySet<unknown> = new Set(['Article', 'BlogPosting', 'NewsArticle'])

const graphOf = (linked: unknown): { '@type'?: unknown }[] => {
  const graph = (linked as { '@graph'?: unknown } | undefined)?.['@graph']
  return Array.isArray(graph) ? graph : []
}

/**
 * What a page is, as the Open Graph protocol has it.
 *
 * @param linked what the page says for programs (JSON-LD), so that both say the same
 */
export const openGraphType = (linked: unknown): 'article' | 'website' =>
  graphOf(linked).some((thing) => ARTICLES.has(thing['@type'])) ? 'article' : 'website'
