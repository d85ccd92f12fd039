import type { Block } from '../blocks/block.ts'
import type { Target } from '../blocks/contact/providers/provider.ts'
import type { MediaFile, Resolved } from '../content/resolved.ts'
import type { Site } from '../content/site.ts'
import type { Ui } from '../content/ui.ts'

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

type ResolvedSite = Resolved<Site>

/** What pages show of the company by themselves; the rest stands in texts that name it. */
type CompanyKey =
  | 'name'
  | 'legalName'
  | 'street'
  | 'postcode'
  | 'city'
  | 'country'
  | 'phone'
  | 'email'
  | 'holidays'

/** What is the same on every page; part of every HTML document, not of the page files. */
export interface Shell {
  /** Name of the build; a page file with another one comes from a newer deployment. */
  build: string
  /** Address of the site without a slash at its end. */
  url: string
  language: string
  logo: MediaFile
  icon: MediaFile
  company: Pick<ResolvedSite['company'], CompanyKey> & {
    /** `tel:` address of the phone number, which is set as in all other texts. */
    phoneHref: string
    /** Opening hours in words, a line for each group of days. */
    hours: { days: string; times: string }[]
    /** The same as times, to compute with. */
    openingHours: Site['company']['hours']
  }
  header: ResolvedSite['header']
  footer: ResolvedSite['footer']
  /** Where the contact form posts. */
  form: Target
  ui: Resolved<Ui['shell']>
  /** Paths under which an unknown address has a page of its own: `/blog`. */
  notFound: string[]
}
