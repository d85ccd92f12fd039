import type { MediaFile, Resolved } from '../content/resolved.ts'
import type { ShellWords } from '../content/shell-words.ts'
import type { Site } from '../content/site.ts'
import type { Target } from '../enquiry/providers/provider.ts'

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

/**
 * Templates of dates, one for each month: `{day}. März {year}`. A phone takes as long to load its own
 * words for the first date as it takes for the rest of a page.
 */
export interface DateWords {
  day: string[]
  month: string[]
}

/** What is the same on every page: one file for the app, which every HTML document names. */
export interface Shell {
  /** Name of the build; a page file with another one comes from a newer deployment. */
  build: string
  /** Address of the site without a slash at its end. */
  url: string
  /** Path of the site on its server without a slash at its end: `/firma`; mostly empty. */
  base: string
  language: string
  dates: DateWords
  logo: MediaFile
  icon: MediaFile
  company: Pick<ResolvedSite['company'], CompanyKey> & {
    /** `tel:` address of the phone number, which is set as in all other texts. */
    phoneHref: string
    /** Opening hours in words, a line for each group of days. */
    hours: { days: string; times: string[] }[]
    /** The same as times, to compute with. */
    openingHours: Site['company']['hours']
  }
  header: ResolvedSite['header']
  footer: ResolvedSite['footer']
  /** Where the contact form posts. */
  form: Target
  ui: Resolved<ShellWords>
  /** Paths under which an unknown address has a page of its own: `/blog`. */
  notFound: string[]
}
