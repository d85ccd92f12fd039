import type { MediaFile, Resolved } from '../content/collections/resolved.ts'
import type { DateWords } from '../content/dates/date-words.ts'
import type { Area } from '../content/location/area.ts'
import type { MoneyWords } from '../content/money/money-words.ts'
import type { Emergency } from '../content/site/emergency.ts'
import type { Site } from '../content/site/site.ts'
import type { ShellWords } from '../content/ui/shell-words.ts'
import type { Target } from '../enquiry/providers/provider.ts'
import type { Timetable } from '../opening/opening-state.ts'

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
  money: MoneyWords
  logo: MediaFile
  icon: MediaFile
  company: Pick<ResolvedSite['company'], CompanyKey> & {
    /** Street, postcode and town as they stand in the address of a map. */
    addressInLinks: string
    /** `tel:` address of the phone number, which is set as in all other texts. */
    phoneHref: string
    /** Opening hours in words, a line for each group of days. */
    hours: { days: string; times: string[] }[]
    /** The same as times, to compute with. */
    timetable: Timetable
  }
  /** Where the company works, for who asks. */
  areas: Area[]
  /** The line for emergencies, where there is one. */
  emergency?: Pick<Emergency, 'label' | 'note'> & {
    phone: string
    phoneHref: string
    /** When somebody answers it, in words; empty for always. */
    hours: string
    /** The same as times, to compute with. */
    times: Timetable['hours']
  }
  header: ResolvedSite['header']
  footer: ResolvedSite['footer']
  /** Where the contact form posts; nowhere, where no page has one. */
  form?: Target
  /** The server that the admin mode asks in an editor's name, where the content names a repository. */
  proposals?: string
  ui: Resolved<ShellWords>
  /** Paths under which an unknown address has a page of its own: `/blog`. */
  notFound: string[]
}
