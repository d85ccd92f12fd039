import type { AdminPage } from '../../../src/admin/site/admin-files.ts'
import { SOURCES_PATH } from '../../../src/dev/sources.ts'
import type { PageFile } from '../../../src/page/page-address.ts'
import { VCARD_PATH, vcard } from '../../../src/shell/vcard.ts'
import { digestOf } from '../../machine/digest.ts'
import { FEEDS } from '../../render/feeds.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'
import { findPage, pageFor } from './page-for.ts'
import { isSearchFile, searchFile } from './search-file.ts'
import { shellOf } from './shell-of.ts'
import { sourcesOf } from './sources.ts'

/** Where the shell is while developing; it has no name of its own for each state. */
export const SHELL_PATH = '/shell.json'

/** What a file is answered with. */
export interface LiveFile {
  /** As in its header. */
  type: string
  text: string
}

export const jsonFile = (value: unknown): LiveFile => ({
  type: 'application/json',
  text: JSON.stringify(value),
})

/** Tells two states of a page apart. */
const stateOf = ({ data }: ResolvedSite['pages'][number]): string => digestOf(data)

const pageJson = (site: ResolvedSite, pathname: string): unknown => {
  const [, name = '', part] = /^\/(.*?)(?:\.(admin|later))?\.json$/.exec(pathname) ?? []
  const page = findPage(site, name)
  if (!page) return undefined
  if (part === 'later') return page.later
  const state = stateOf(page)
  if (part === 'admin')
    return {
      state,
      facts: page.facts,
      fields: page.fields,
      groups: page.groups,
    } satisfies AdminPage
  return {
    build: shellOf(site).build,
    digest: '',
    page: { ...page.data, state },
    styles: [],
    modules: [],
  } satisfies PageFile
}

const jsonFor = (site: ResolvedSite, pathname: string): unknown => {
  if (pathname === SHELL_PATH) return shellOf(site)
  if (isSearchFile(pathname)) return searchFile(site, pathname)
  return pathname.endsWith('.json') ? pageJson(site, pathname) : undefined
}

/** Files that every site has for other programs. */
const ownFile = (site: ResolvedSite, pathname: string): LiveFile | undefined => {
  if (pathname === `/${VCARD_PATH}`)
    return { type: 'text/vcard;charset=utf-8', text: vcard(shellOf(site)) }
  const wanted = FEEDS.find(({ file }) => pathname === `/${file}`)
  return wanted && site.feed
    ? { type: `${wanted.type};charset=utf-8`, text: wanted.write(site.feed) }
    : undefined
}

/**
 * A file of a site as it is now, which no document is; undefined where there is none at an address.
 *
 * @param content its folder, where the sources of its pages are looked up
 */
export const liveFile = async (
  site: ResolvedSite,
  { pathname, searchParams }: URL,
  content: string,
): Promise<LiveFile | undefined> => {
  if (pathname === SOURCES_PATH) {
    const { page } = pageFor(site, searchParams.get('path') ?? '/')
    return jsonFile(page ? await sourcesOf(page, content) : {})
  }
  const json = jsonFor(site, pathname)
  return ownFile(site, pathname) ?? (json ? jsonFile(json) : undefined)
}
