import type { Ui } from '../../blocks/ui-schema.ts'
import type { MediaFile } from '../../content/collections/resolved.ts'
import type { NamedEntries } from '../../content/entry-name.ts'
import type { FieldSource, GroupSource } from '../../content/field-source.ts'
import type { Published } from '../../content/published.ts'
import type { Redirect } from '../../content/site/redirect.ts'
import type { Repository } from '../../content/site/repository.ts'
import { siteBase } from '../../page/own-data.ts'
import { ADMIN_SITE, adminName } from '../../page/page-address.ts'
import type { Saving } from '../server/doors.ts'

/** Facts by the name that texts use: `stats.projects`. */
export type Facts = Record<string, string>

/** What the admin mode needs on every page; one file for the whole site. */
export interface AdminSite {
  ui: Ui['admin']
  facts: Facts
  /** Where the content is kept, where that is known. */
  repository?: Repository | undefined
  published: Published
  /** Pictures that may be chosen, by the names of their files in `media`. */
  media?: Record<string, MediaFile>
  /** Entries that may be chosen, by their collections. */
  entries?: NamedEntries
  /** PDF files to which links lead, by their names in `media`. What no link leads to stays the company's own. */
  documents?: readonly string[]
  /** Addresses that lead elsewhere. */
  redirects?: readonly Redirect[]
  /** While the site is developed: where edits can be written to the files. */
  saving?: Saving
}

/** What the admin mode needs for one page; a file beside the page's own. */
export interface AdminPage {
  /** That of the page whose texts it tells, while the site is developed. */
  state?: string
  /** Facts that only this page has: those of the entry that it is made from. */
  facts: Facts
  /**
   * Where the page's texts stand in the content, by block and path in it: `hero.title`. An edit is
   * stored by the same names, so file, path and range are found again when it is written back.
   */
  fields: Record<string, FieldSource>
  /** Its blocks, and the entries that they show, by the same names: `services.services.heat-pump`. */
  groups: Record<string, GroupSource>
}

const load = async <T>(name: string, cache: RequestCache = 'default'): Promise<T> => {
  const response = await fetch(`${siteBase()}/${name}`, { cache })
  if (!response.ok) throw new Error(`/${name} answered ${response.status}`)
  return (await response.json()) as T
}

/** Loads what is the same on every page. */
export const loadAdminSite = (cache?: RequestCache) => load<AdminSite>(ADMIN_SITE, cache)

/** Loads a page's own file. */
export const loadAdminPage = (route: string) => load<AdminPage>(adminName(route))
