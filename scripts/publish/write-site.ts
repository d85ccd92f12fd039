import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileName } from '../../src/content/file-name.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import { ADMIN_SITE, adminName, type PageFile } from '../../src/page/page-address.ts'
import type { PageData } from '../../src/page/page-data.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { VCARD_PATH, vcard } from '../../src/shell/vcard.ts'
import { REDIRECTS, ROBOTS, SITEMAP } from '../addresses/own-files.ts'
import { redirectFile } from '../addresses/redirect-file.ts'
import type { App } from '../app/app.ts'
import { openEmitted, type SiteFile } from '../emit/emit.ts'
import { wayTo } from '../machine/way-to.ts'
import { FEEDS } from '../render/feeds.ts'
import { modulesOfPage, renderPageDocument } from '../render/page.ts'
import { redirectDocument, redirectList } from '../render/redirects.ts'
import { robots, sitemap } from '../render/sitemap.ts'
import { collectStyles, type Styles, stylesOf } from '../render/styles.ts'
import { iconOf, writeIcons } from './icons.ts'
import type { FileCache } from './pictures/cache.ts'
import { publishMedia } from './pictures/publish.ts'
import { openSiteWriter, type SiteWriter } from './site-writer.ts'
import { writeCards } from './write-cards.ts'

/** Changes with the code and with what all pages share: an open tab then loads whole documents. */
const nameBuild = (site: SiteFile, { shared, blocks }: App): string =>
  createHash('sha256')
    .update(JSON.stringify([site.shell, shared, blocks]))
    .digest('hex')
    .slice(0, 12)

/** Copies the files of a folder and of those below it. */
const copyFiles = async (
  from: string,
  folder: string,
  { copy }: SiteWriter,
  isWanted: IsWanted,
) => {
  const entries = await fs.readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const location = path.join(entry.parentPath, entry.name)
    const name = wayTo(location, from)
    if (entry.isFile() && isWanted(name)) await copy(folder + name, location)
  }
}

type IsWanted = (name: string) => boolean

/** The browser's files, and of those that styles name what this site's do. */
const copyApp = async (
  { client, styleFiles }: App,
  { shared, blocks }: Styles,
  writer: SiteWriter,
): Promise<void> => {
  const css = [shared, ...blocks.values()].map((sheet) => sheet.css).join()
  await copyFiles(client, '', writer, () => true)
  await copyFiles(styleFiles, 'assets/', writer, (name) => css.includes(`/assets/${name}`))
}

const writeStyles = async ({ shared, blocks }: Styles, { write }: SiteWriter): Promise<void> => {
  for (const { href, css } of [shared, ...blocks.values()]) await write(href.slice(1), css)
}

const writeRedirects = async ({ redirects, url, shell }: SiteFile, { write }: SiteWriter) => {
  if (redirects.length === 0) return
  for (const redirect of redirects) {
    await write(redirectFile(redirect), redirectDocument(redirect, url, shell.language))
  }
  await write(REDIRECTS, redirectList(redirects))
}

const writeFeeds = async ({ feed }: SiteFile, { write }: SiteWriter): Promise<void> => {
  if (!feed) return
  for (const each of FEEDS) await write(each.file, each.write(feed))
}

interface Job {
  emitted: ReturnType<typeof openEmitted>
  shell: Shell
  app: App
  styles: Styles
  feed: SiteFile['feed']
  writer: SiteWriter
}

const writePage = async (route: string, job: Job): Promise<PageData> => {
  const { emitted, shell, app, styles, feed, writer } = job
  const page = await emitted.page(route)
  const name = fileName(route)
  const sheets = stylesOf(page, styles).map(({ href }) => href)
  const modules = modulesOfPage(page, app)
  const file: PageFile = { build: shell.build, page, styles: sheets, modules }
  await writer.write(`${name}.html`, await renderPageDocument(shell, page, app, styles, feed))
  await writer.write(`${name}.json`, JSON.stringify(file))
  if (page.admin) await writer.write(adminName(route), JSON.stringify(await emitted.admin(route)))
  return page
}

/** What a site is made of besides its content. */
export interface SiteParts {
  app: App
  pictures: FileCache
  /** Where the contact form posts, in the place of the content's provider. */
  form?: Target
}

/**
 * Writes the whole site into an empty folder: documents, page files, styles, scripts and media.
 *
 * @param emittedDirectory folder that `emit` wrote
 * @returns what has been written, by name from the root of the site
 */
export const writeSite = async (
  emittedDirectory: string,
  directory: string,
  { app, pictures, form }: SiteParts,
): Promise<SiteWriter['files']> => {
  const emitted = openEmitted(emittedDirectory)
  const site = await emitted.site()
  const shell: Shell = {
    ...site.shell,
    form: form ?? site.shell.form,
    build: nameBuild(site, app),
  }
  const styles = collectStyles(app.server, site.theme)
  const writer = openSiteWriter(directory)
  const job = { emitted, shell, app, styles, feed: site.feed, writer }

  await copyApp(app, styles, writer)
  await writeStyles(styles, writer)
  const pages: PageData[] = []
  for (const route of site.routes) pages.push(await writePage(route, job))
  const shared = pages.map(({ meta }) => meta.image.url.slice(site.url.length))
  await publishMedia(site.media, shared, writer, pictures)
  await writeIcons(site, writer)
  await writeCards(site, iconOf(site), writer, pictures)
  await writer.write(ADMIN_SITE, JSON.stringify(site.admin))
  await writeRedirects(site, writer)
  await writeFeeds(site, writer)
  await writer.write(SITEMAP, sitemap(pages))
  await writer.write(ROBOTS, robots(site.url))
  await writer.write(VCARD_PATH, vcard(shell))
  return writer.files
}
