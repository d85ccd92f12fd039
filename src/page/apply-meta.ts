import type { PageMeta } from './page-data.ts'

/** Brings the document's head in line with the page that is shown now. */
export const applyMeta = ({ title, description, canonical }: PageMeta): void => {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical)
}
