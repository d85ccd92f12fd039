import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { VCARD_PATH, vcard } from '../../src/blocks/contact/vcard.ts'
import { ADMIN_SITE, adminName, fileName, type PageFile } from '../../src/page/page-address.ts'
import type { PageData, Shell } from '../../src/page/page-data.ts'
import type { Bundle } from '../bundle.ts'
import { openEmitted, type SiteFile } from '../content/emit.ts'
import { localForm } from '../inbox/local-form.ts'
import { openSiteWriter, type SiteWriter } from '../output/site-writer.ts'
import { publishMedia } from '../pictures/publish.ts'
import { writeCards } from '../social/write-cards.ts'
import { iconOf, writeIcons } from './icons.ts'
import { REDIRECTS, ROBOTS, SITEMAP } from './own-files.ts'
import { modulesOfPage, renderPageDocument } from './page.ts'
import { redirectDocument, redirectFile, redirectList } from './redirects.ts'
import { robots, sitemap } from './sitemap.ts'
import { collectStyles, type Styles, stylesOf } from './styles.ts'

/** Changes with the code and with what all pages share: an open tab then loads whole documents. */
const nameBuild = (site: SiteFile, bundle: Bundle): string =>
  createHash('sha256')
    .update(JSON.stringify([site.shell, bundle.manifest]))
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
    const name = path.relative(from, location).replaceAll(path.sep, '/')
    if (entry.isFile() && isWanted(name)) await copy(folder + name, location)
  }
}

type IsWanted = (name: string) => boolean

/** The browser's files, without Vite's manifest and the scripts that only the server runs. */
const copyBundle = async ({ client, styleFiles }: Bundle, writer: SiteWriter): Promise<void> => {
  await copyFiles(client, '', writer, (name) => !name.startsWith('.vite/'))
  await copyFiles(styleFiles, 'assets/', writer, (name) => !name.endsWith('.js'))
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

interface Job {
  emitted: ReturnType<typeof openEmitted>
  shell: Shell
  bundle: Bundle
  styles: Styles
  writer: SiteWriter
}

const writePage = async (route: string, job: Job): Promise<PageData> => {
  const { emitted, shell, bundle, styles, writer } = job
  const page = await emitted.page(route)
  const name = fileName(route)
  const sheets = stylesOf(page, styles).map(({ href }) => href)
  const modules = modulesOfPage(page, bundle)
  const file: PageFile = { build: shell.build, page, styles: sheets, modules }
  await writer.write(`${name}.html`, await renderPageDocument(shell, page, bundle, styles))
  await writer.write(`${name}.json`, JSON.stringify(file))
  if (page.admin) await writer.write(adminName(route), JSON.stringify(await emitted.admin(route)))
  return page
}

/**
 * Writes the whole site into an empty folder: documents, page files, styles, scripts and media.
 *
 * @param emittedDirectory folder that `emit` wrote
 * @param formEndpoint address of the local inbox, in the place of the content's provider
 * @returns what has been written, by name from the root of the site
 */
export const prerender = async (
  emittedDirectory: string,
  bundle: Bundle,
  directory: string,
  formEndpoint?: string,
): Promise<SiteWriter['files']> => {
  const emitted = openEmitted(emittedDirectory)
  const site = await emitted.site()
  const form = formEndpoint ? localForm(formEndpoint) : site.shell.form
  const shell: Shell = { ...site.shell, form, build: nameBuild(site, bundle) }
  const styles = collectStyles(bundle.server, site.theme)
  const writer = openSiteWriter(directory)
  const job = { emitted, shell, bundle, styles, writer }

  await copyBundle(bundle, writer)
  await writeStyles(styles, writer)
  const pages: PageData[] = []
  for (const route of site.routes) pages.push(await writePage(route, job))
  const shared = pages.map(({ meta }) => meta.image.url.slice(site.url.length))
  await publishMedia(site.media, shared, writer)
  await writeIcons(site, writer)
  await writeCards(site, iconOf(site), writer)
  await writer.write(ADMIN_SITE, JSON.stringify(site.admin))
  await writeRedirects(site, writer)
  await writer.write(SITEMAP, sitemap(pages))
  await writer.write(ROBOTS, robots(site.url))
  await writer.write(VCARD_PATH, vcard(shell))
  return writer.files
}
