import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { VCARD_PATH, vcard } from '../../src/blocks/contact/vcard.ts'
import { ADMIN_SITE, adminName, fileName, type PageFile } from '../../src/page/page-address.ts'
import type { PageData, Shell } from '../../src/page/page-data.ts'
import type { Bundle } from '../bundle.ts'
import { openEmitted, type SiteFile } from '../content/emit.ts'
import { localForm } from '../inbox/local-form.ts'
import { publishMedia } from '../pictures/publish.ts'
import { writeCards } from '../social/write-cards.ts'
import { iconOf, writeIcons } from './icons.ts'
import { modulesOfPage, renderPageDocument } from './page.ts'
import { REDIRECTS, redirectDocument, redirectFile, redirectList } from './redirects.ts'
import { robots, sitemap } from './sitemap.ts'
import { collectStyles, type Styles, stylesOf } from './styles.ts'

const write = async (directory: string, name: string, text: string): Promise<void> => {
  const location = path.join(directory, name)
  await fs.mkdir(path.dirname(location), { recursive: true })
  await fs.writeFile(location, text)
}

/** Changes with the code and with what all pages share: an open tab then loads whole documents. */
const nameBuild = (site: SiteFile, bundle: Bundle): string =>
  createHash('sha256')
    .update(JSON.stringify([site.shell, bundle.manifest]))
    .digest('hex')
    .slice(0, 12)

/** The browser's files, without Vite's manifest and the scripts that only the server runs. */
const copyBundle = async ({ client, styleFiles }: Bundle, directory: string): Promise<void> => {
  const isPublic = (source: string) => path.basename(source) !== '.vite'
  const isNoScript = (source: string) => path.extname(source) !== '.js'
  await fs.cp(client, directory, { recursive: true, filter: isPublic })
  await fs.cp(styleFiles, path.join(directory, 'assets'), { recursive: true, filter: isNoScript })
}

const writeStyles = async ({ shared, blocks }: Styles, directory: string): Promise<void> => {
  for (const { href, css } of [shared, ...blocks.values()]) await write(directory, href, css)
}

const writeRedirects = async ({ redirects, url, shell }: SiteFile, directory: string) => {
  if (redirects.length === 0) return
  for (const redirect of redirects) {
    const html = redirectDocument(redirect, url, shell.language)
    await write(directory, redirectFile(redirect), html)
  }
  await write(directory, REDIRECTS, redirectList(redirects))
}

interface Job {
  emitted: ReturnType<typeof openEmitted>
  shell: Shell
  bundle: Bundle
  styles: Styles
  directory: string
}

const writePage = async (route: string, job: Job): Promise<PageData> => {
  const { emitted, shell, bundle, styles, directory } = job
  const page = await emitted.page(route)
  const name = fileName(route)
  const sheets = stylesOf(page, styles).map(({ href }) => href)
  const modules = modulesOfPage(page, bundle)
  const file: PageFile = { build: shell.build, page, styles: sheets, modules }
  await write(directory, `${name}.html`, await renderPageDocument(shell, page, bundle, styles))
  await write(directory, `${name}.json`, JSON.stringify(file))
  if (page.admin) {
    await write(directory, adminName(route), JSON.stringify(await emitted.admin(route)))
  }
  return page
}

/**
 * Writes the whole site into an empty folder: documents, page files, styles, scripts and media.
 *
 * @param emittedDirectory folder that `emit` wrote
 * @param formEndpoint address of the local inbox, in the place of the content's provider
 */
export const prerender = async (
  emittedDirectory: string,
  bundle: Bundle,
  directory: string,
  formEndpoint?: string,
): Promise<void> => {
  const emitted = openEmitted(emittedDirectory)
  const site = await emitted.site()
  const form = formEndpoint ? localForm(formEndpoint) : site.shell.form
  const shell: Shell = { ...site.shell, form, build: nameBuild(site, bundle) }
  const styles = collectStyles(bundle.server, site.theme)
  const job = { emitted, shell, bundle, styles, directory }

  await copyBundle(bundle, directory)
  await writeStyles(styles, directory)
  const pages: PageData[] = []
  for (const route of site.routes) pages.push(await writePage(route, job))
  const shared = pages.map(({ meta }) => meta.image.url.slice(site.url.length))
  await publishMedia(site.media, shared, directory)
  await writeIcons(site, directory)
  await writeCards(site, iconOf(site), directory)
  await write(directory, ADMIN_SITE, JSON.stringify(site.admin))
  await writeRedirects(site, directory)
  await write(directory, 'sitemap.xml', sitemap(pages))
  await write(directory, 'robots.txt', robots(site.url))
  await write(directory, VCARD_PATH, vcard(shell))
}
