import type { Shell } from '../../../src/shell/shell-data.ts'
import { VCARD_PATH, vcard } from '../../../src/shell/vcard.ts'
import { ROBOTS, SECURITY_TXT } from '../../addresses/own-files.ts'
import { FEEDS } from '../../render/feeds.ts'
import { securityTxt } from '../../render/security-txt.ts'
import { robots, sitemaps } from '../../render/sitemap.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { PublishedSite } from '../published-site.ts'

const writeFeeds = async ({ feed }: PublishedSite, { write }: SiteWriter): Promise<void> => {
  if (!feed) return
  for (const each of FEEDS) await write(each.file, each.write(feed))
}

/** Writes what is no page: feeds, and what search engines, telephones and finders of holes ask for. */
export const writeForPrograms = async (
  site: PublishedSite,
  shell: Shell,
  today: string,
  writer: SiteWriter,
): Promise<void> => {
  const { write } = writer
  await writeFeeds(site, writer)
  for (const { name, text } of sitemaps(site.pages, site.url)) await write(name, text)
  await write(ROBOTS, robots(site.url))
  await write(VCARD_PATH, vcard(shell))
  const security = securityTxt({ ...site, ...shell, ...shell.company, today })
  if (security !== undefined) await write(SECURITY_TXT, security)
}
