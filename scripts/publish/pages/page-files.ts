import type { FieldSource, GroupSource } from '../../../src/content/field-source.ts'
import { fileName } from '../../../src/content/files/file-name.ts'
import type { Crumb } from '../../../src/linked/breadcrumbs.ts'
import { adminName, laterName, type PageFile } from '../../../src/page/page-address.ts'
import type { Shell } from '../../../src/shell/shell-data.ts'
import type { App } from '../../app/app.ts'
import { digest as digestOfText } from '../../machine/digest.ts'
import { type LinkedSite, linkedData } from '../../render/linked-data.ts'
import { modulesOfPage, renderPageDocument } from '../../render/page.ts'
import type { Styles } from '../../render/styles.ts'
import type { PageHead, WithParts } from '../../resolve/page/page-types.ts'

/** What the files of all pages are made with. */
export interface PageJob {
  shell: Shell
  app: App
  styles: Styles
  /** Missing where the site has none. */
  feed: { title: string } | undefined
  linked: LinkedSite
}

/** A page, with what of the site concerns its files. */
export interface PageOrder extends Pick<PageHead, 'route' | 'admin' | 'hasLater'> {
  crumbs: Crumb[]
  /** Whether a form leads to it once the browser itself has posted it. */
  confirms: boolean
}

/** The files of a page: its document, what a click loads, what the admin mode needs, what comes later. */
export const namesOfPage = ({ route, admin, hasLater }: PageOrder): string[] => {
  const name = fileName(route)
  return [
    `${name}.html`,
    `${name}.json`,
    ...(admin ? [adminName(route)] : []),
    ...(hasLater ? [laterName(route)] : []),
  ]
}

/** What a click loads, as JSON; the page's own is at hand. */
const pageFile = ({ build, digest, styles, modules }: Omit<PageFile, 'page'>, page: string) =>
  `{"build":${JSON.stringify(build)},"digest":${JSON.stringify(digest)},"page":${page},"styles":${JSON.stringify(styles)},"modules":${JSON.stringify(modules)}}`

type Source = FieldSource | GroupSource

const isPrivate = (source: Source) => source.kind === 'group' && source.isPrivate

const publicSource = (source: Source): Source => {
  const { first, start, isPrivate } = source.lines
  return isPrivate ? { ...source, lines: { first, start } } : source
}

/** Sources without what visitors may not read; as JSON. */
const publicSources = (page: WithParts, name: 'fields' | 'groups'): string => {
  const all = page.json(name)
  if (!all.includes('"isPrivate":')) return all
  const some = Object.entries<Source>(page[name]).filter(([, source]) => !isPrivate(source))
  return JSON.stringify(Object.fromEntries(some.map(([at, source]) => [at, publicSource(source)])))
}

/** What the admin mode needs of a page, as JSON. */
const adminFile = (page: WithParts): string =>
  `{"facts":${page.json('facts')},"fields":${publicSources(page, 'fields')},"groups":${publicSources(page, 'groups')}}`

/** Makes the files of a page, in the order of their names. */
export const renderPageFiles = async (
  page: WithParts,
  { crumbs, admin, hasLater, confirms }: PageOrder,
  { shell, app, styles, feed, linked }: PageJob,
): Promise<string[]> => {
  const { data, things } = page
  const json = page.json('data')
  const digest = digestOfText(json)
  const sheets = styles.ofPage(data).hrefs
  const modules = modulesOfPage(shell, data, app)
  const file = pageFile({ build: shell.build, digest, styles: sheets, modules }, json)
  const document = await renderPageDocument(shell, data, app, styles, {
    feed,
    digest,
    linked: linkedData({ route: data.route, things, crumbs }, linked),
    confirms,
  })
  const later = hasLater ? [page.json('later')] : []
  return [document, file, ...(admin ? [adminFile(page)] : []), ...later]
}
