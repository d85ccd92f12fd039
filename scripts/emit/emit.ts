import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { AdminPage, AdminSite } from '../../src/admin/admin-files.ts'
import { fileName } from '../../src/content/file-name.ts'
import type { Redirect } from '../../src/content/redirect.ts'
import type { Theme } from '../../src/content/theme.ts'
import type { PageData } from '../../src/page/page-data.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import type { MediaCache } from '../read/media.ts'
import type { Feed } from '../resolve/feed.ts'
import type { SocialCard } from '../resolve/meta.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { writeChanged } from './write-changed.ts'

/** A media file with the addresses under which pages ask for it. */
export interface PublishedMedia {
  /** Absolute path. */
  location: string
  /** Of its content. */
  hash: string
  url: string
  widths?: number[]
}

/** What is the same for the whole site; `site.json`. */
export interface SiteFile {
  url: string
  theme: Theme
  shell: Omit<Shell, 'build'>
  admin: AdminSite
  /** Every page's route, in the order of the page files. */
  routes: string[]
  redirects: Redirect[]
  feed?: Feed | undefined
  /** Pictures for shared links that have to be drawn. */
  cards: SocialCard[]
  /** Files to publish. */
  media: PublishedMedia[]
}

const existing = async (directory: string): Promise<string[]> => {
  const entries = await fs
    .readdir(directory, { recursive: true, withFileTypes: true })
    .catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Each address once: a picture that lies in two folders is one file of the site. */
const byAddress = <T>(files: T[], addressOf: (file: T) => string): T[] => [
  ...new Map(files.map((file) => [addressOf(file), file])).values(),
]

const published = (media: MediaCache, used: Set<string>): PublishedMedia[] => {
  const files = [...media.values()].flatMap(({ source, hash, file }) =>
    file && used.has(source.name)
      ? [{ location: source.location, hash, url: file.url, widths: file.widths }]
      : [],
  )
  return byAddress(files, ({ url }) => url)
}

const filesOf = (
  { shell, admin, url, theme, pages, redirects, feed, usedMedia }: ResolvedSite,
  media: MediaCache,
) => {
  const routes = pages.map(({ data }) => data.route)
  const cards = byAddress(
    pages.flatMap(({ card }) => card ?? []),
    ({ address }) => address,
  )
  const site: SiteFile = {
    url,
    theme,
    shell,
    admin,
    routes,
    redirects,
    feed,
    cards,
    media: published(media, usedMedia),
  }
  return new Map<string, unknown>([
    ['site.json', site],
    ...pages.map(({ data }): [string, PageData] => [`pages/${fileName(data.route)}.json`, data]),
    ...pages.map(({ data, fields, facts }): [string, AdminPage] => [
      `admin/${fileName(data.route)}.json`,
      { facts, fields },
    ]),
  ])
}

/** Writes the site as JSON, one file for each page; what no longer belongs to it goes. */
export const emit = async (
  site: ResolvedSite,
  media: MediaCache,
  directory: string,
): Promise<void> => {
  const files = filesOf(site, media)
  const wanted = new Set([...files.keys()].map((name) => path.join(directory, name)))
  const stale = (await existing(directory)).filter((location) => !wanted.has(location))
  await Promise.all(stale.map((location) => fs.rm(location)))
  for (const [name, value] of files) {
    await writeChanged(path.join(directory, name), JSON.stringify(value))
  }
}

/** Reads what `emit` wrote. */
export const openEmitted = (directory: string) => {
  const readJson = async <T>(name: string): Promise<T> =>
    JSON.parse(await fs.readFile(path.join(directory, name), 'utf8')) as T
  return {
    site: () => readJson<SiteFile>('site.json'),
    page: (route: string) => readJson<PageData>(`pages/${fileName(route)}.json`),
    admin: (route: string) => readJson<AdminPage>(`admin/${fileName(route)}.json`),
  }
}
