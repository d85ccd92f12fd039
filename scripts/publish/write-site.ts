import type { AdminSite } from '../../src/admin/site/admin-files.ts'
import type { Published } from '../../src/content/published.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import { ADMIN_SITE } from '../../src/page/page-address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import type { App } from '../app/app.ts'
import { type Hosting, hostingOf } from '../hosts/hosting.ts'
import { sha256 } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import type { Progress } from '../progress/progress.ts'
import { shellFile } from '../render/shell.ts'
import { collectStyles, type Styles } from '../render/styles.ts'
import { publicNames } from '../resolve/entries/name-entries.ts'
import { searchFiles } from '../search/search-index.ts'
import { iconOf, writeIcons } from './beside-pages/icons.ts'
import { writeCards } from './beside-pages/write-cards.ts'
import { writeForHosts } from './beside-pages/write-for-hosts.ts'
import { writeForPrograms } from './beside-pages/write-for-programs.ts'
import { compressing } from './files/compressing.ts'
import { copyApp } from './files/copy-app.ts'
import type { SiteWriter } from './files/site-writer.ts'
import { siteJob } from './pages/site-job.ts'
import { writePages } from './pages/write-pages.ts'
import type { FileCache } from './pictures/cache.ts'
import { publishMedia } from './pictures/publish.ts'
import type { PublishedSite } from './published-site.ts'

/** Changes with the code and with what all pages share: an open tab then loads whole documents. */
const nameBuild = ({ shell }: PublishedSite, { shared, blocks }: App): string =>
  sha256(JSON.stringify([shell, shared, blocks])).slice(0, 12)

const writeStyles = async (
  { shared, print, blocks }: Styles,
  { write }: SiteWriter,
): Promise<void> => {
  for (const { file, css } of [shared, print, ...blocks.values()]) await write(file, css)
}

const writeSearch = async (site: PublishedSite, writer: SiteWriter, memory: Memory) => {
  for (const { name, inputs, make } of searchFiles(site, memory))
    await writer.make({ names: [name], inputs, make: () => [make()] })
}

const writeAdmin = async (site: PublishedSite, published: Published, { write }: SiteWriter) => {
  const { admin, pictures, documents, redirects, named } = site
  const told = { ...admin, published, media: pictures, documents, redirects }
  const file: AdminSite = { ...told, entries: publicNames(named) }
  await write(ADMIN_SITE, JSON.stringify(file))
}

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
  const shell: Shell = { ...site.shell, ...(form && { form }), build: nameBuild(site, app) }
  const styles = collectStyles(app.server, site.theme, shell.base)
  const hosting = hostingOf({ ...site, form: site.whole.form }, shell, site.shell.form, [
    ...Object.values(app.loaders),
  ])

  await copyApp(app, styles, plain, writer)
  await writeStyles(styles, writer)
  const { href, json } = shellFile(shell)
  await writer.write(href.slice(1), json)
  await writePages(
    site.pages,
    { ...siteJob(site, { app, shelf }, shell, styles), writer },
    progress,
  )
  await publishMedia(site.media, writer, pictures, progress)
  await writeIcons(site, writer)
  await writeCards(site, iconOf(site), writer, pictures, progress)
  if (site.pages.some(({ searches }) => searches)) await writeSearch(site, writer, memory)
  await writeAdmin(site, published, writer)
  await writeForHosts(site, hosting, writer)
  await writeForPrograms(site, shell, today, writer)
  return hosting
}
