import type { Block } from '../blocks/any-block.ts'

/** One page as the renderer takes it; the JSON file that a click loads. */
export interface PageData {
  /**
   * Name of the page's file without its ending: `home`, `heating`; with the entry's id where one
   * file makes many pages: `blog-article/jubilaeum`. Admin edits are kept by it.
   */
  key: string
  /** Path of the page: `/`, `/blog/jubilaeum`; `/*` or `/blog/*` for what does not exist. */
  route: string
  /** False where the admin mode may not change the page. */
  admin: boolean
  /** While the site is developed: what changes whenever the page does. */
  state?: string
  meta: PageMeta
  blocks: Block[]
}

export interface PageMeta {
  /** The whole title, suffix included. */
  title: string
  description: string
  /** Absolute address of the page. */
  canonical: string
  /** Picture for shared links, with its absolute address. */
  image: { url: string; alt?: string; width: number; height: number }
  /** True where search engines should leave the page out. */
  hidden: boolean
}
