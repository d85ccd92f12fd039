import type { AdminSite } from '../../src/admin/admin-files.ts'
import type { Published } from '../../src/content/published.ts'
import { PHP_FORM } from '../../src/enquiry/providers/php.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import { ADMIN_SITE } from '../../src/page/page-address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { VCARD_PATH, vcard } from '../../src/shell/vcard.ts'
import {
  HEADERS,
  HTACCESS,
  NO_JEKYLL,
  REDIRECTS,
  ROBOTS,
  SECURITY_TXT,
} from '../addresses/own-files.ts'
import { redirectFile } from '../addresses/redirect-file.ts'
import type { App } from '../app/app.ts'
import { type Hosting, hostingOf } from '../hosts/hosting.ts'
import { htaccess } from '../hosts/htaccess.ts'
import { headersFile, redirectsFile } from '../hosts/netlify.ts'
import { digestOf, sha256 } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import type { Progress } from '../progress/progress.ts'
import { FEEDS } from '../render/feeds.ts'
import { linkedSite } from '../render/linked-data.ts'
import { redirectDocument } from '../render/redirects.ts'
import { securityTxt } from '../render/security-txt.ts'
import { shellFile } from '../render/shell.ts'
import { robots, sitemaps } from '../render/sitemap.ts'
import { collectStyles, type Styles } from '../render/styles.ts'
import { searchFiles } from '../search/search-index.ts'
import type { Shared } from './batch.ts'
import { compressing } from './compressing.ts'
import { copyApp } from './copy-app.ts'
import type { DocumentSetting } from './document-task.ts'
import { iconOf, writeIcons } from './icons.ts'
import { phpForm } from './php-form.ts'
import type { FileCache } from './pictures/cache.ts'
import { publishMedia } from './pictures/publish.ts'
import type { PublishedSite } from './published-site.ts'
import type { SiteWriter } from './site-writer.ts'
import { writeCards } from './write-cards.ts'
import { writePages } from './write-pages.ts'

/** Changes with the code and with what all pages share: an open tab then loads whole documents. */
const nameBuild = ({ shell }: PublishedSite, { shared, blocks }: App): string =>
  sha256(JSON.stringify([shell, shared, blocks])).slice(0, 12)

const writeStyles = async (
  { shared, print, blocks }: Styles,
  { write }: SiteWriter,
): Promise<void> => {
  for (const { file, css } of [shared, print, ...blocks.values()]) await write(file, css)
}

/** Former addresses, for hosts that know no redirects; what stands behind a `?` is nothing to them. */
const writeRedirects = async ({ redirects, url, shell }: PublishedSite, { write }: SiteWriter) => {
  for (const redirect of redirects) {
    const file = redirectFile(redirect)
    if (file !== undefined) await write(file, redirectDocument(redirect, url, shell.language))
  }
}

/** What takes the posts of the contact form on the web space itself. */
const writeForm = async ({ whole, shell, url, answers }: PublishedSite, { write }: SiteWriter) => {
  const { form, language } = whole
  if (form.provider !== 'php') return
  await write(PHP_FORM, await phpForm({ form, email: shell.company.email, url, language, answers }))
}

/** What hosts read of how the site is to be served. */
const writeRules = async (hosting: Hosting, { write }: SiteWriter): Promise<void> => {
  await write(HTACCESS, htaccess(hosting))
  await write(HEADERS, headersFile(hosting))
  if (hosting.redirects.length > 0) await write(REDIRECTS, redirectsFile(hosting))
  // Not empty: over FTPS, a line that brings nothing is over before the server takes it, now and then.
  await write(NO_JEKYLL, '\n')
}

const writeFeeds = async ({ feed }: PublishedSite, { write }: SiteWriter): Promise<void> => {
  if (!feed) return
  for (const each of FEEDS) await write(each.file, each.write(feed))
}

const writeSearch = async (site: PublishedSite, writer: SiteWriter, memory: Memory) => {
  for (const { name, inputs, make } of searchFiles(site, memory))
    await writer.make({ names: [name], inputs, make: () => [make()] })
}

const besideWith = (setting: DocumentSetting): Shared => ({ task: 'documents', setting })

/** What a site is made of besides its content. */
export interface SiteParts {
  app: App
  /** Where threads find the parts of pages, if any are to make them. */
  shelf?: string | undefined
  pictures: FileCache
  /** Where the contact form posts, in the place of the content's provider. */
  form?: Target | undefined
  /** What its content is in Git. */
  published: Published
  memory: Memory
  progress: Progress
  today: string
}

/**
 * Writes the whole site: documents, page files, styles, scripts and media.
 *
 * @returns how it is to be served
 */
export const writeSite = async (
  site: PublishedSite,
  plain: SiteWriter,
  { app, shelf, pictures, form, published, memory, progress, today }: SiteParts,
): Promise<Hosting> => {
  const writer = compressing(plain)
  const shell: Shell = { ...site.shell, form: form ?? site.shell.form, build: nameBuild(site, app) }
  const styles = collectStyles(app.server, site.theme, shell.base)
  const { feed } = site
  const { href: sheet } = styles.shared
  const shared = digestOf([
    shell,
    app.state,
    app.script,
    app.loader,
    sheet,
    site.theme,
    feed?.title,
    site.whole,
  ])
  const told = { shell, feed: feed && { title: feed.title }, linked: linkedSite(site) }
  const beside =
    shelf === undefined
      ? undefined
      : besideWith({ ...told, theme: site.theme, app: app.folder, shelf })
  const job = { ...told, site, app, styles, writer, beside, shared }

  const hosting = hostingOf({ ...site, form: site.whole.form }, shell, site.shell.form, [
    app.loader,
  ])

  await copyApp(app, styles, plain, writer)
  await writeStyles(styles, writer)
  const { href, json } = shellFile(shell)
  await writer.write(href.slice(1), json)
  await writePages(site.pages, job, progress)
  await publishMedia(site.media, writer, pictures, progress)
  await writeIcons(site, writer)
  await writeCards(site, iconOf(site), writer, pictures, progress)
  if (site.pages.some(({ searches }) => searches)) await writeSearch(site, writer, memory)
  const admin: AdminSite = {
    ...site.admin,
    published,
    media: site.pictures,
    documents: site.documents,
  }
  await writer.write(ADMIN_SITE, JSON.stringify(admin))
  await writeRedirects(site, writer)
  await writeRules(hosting, writer)
  await writeForm(site, writer)
  await writeFeeds(site, writer)
  for (const { name, text } of sitemaps(site.pages, site.url)) await writer.write(name, text)
  await writer.write(ROBOTS, robots(site.url))
  await writer.write(VCARD_PATH, vcard(shell))
  const security = securityTxt({ ...site, ...shell, ...shell.company, today })
  if (security !== undefined) await writer.write(SECURITY_TXT, security)
  return hosting
}
