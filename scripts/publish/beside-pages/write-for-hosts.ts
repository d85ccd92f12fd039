import { PHP_FORM } from '../../../src/enquiry/providers/php.ts'
import { HEADERS, HTACCESS, NO_JEKYLL, REDIRECTS } from '../../addresses/own-files.ts'
import { redirectFile } from '../../addresses/redirect-file.ts'
import type { Hosting } from '../../hosts/hosting.ts'
import { htaccess } from '../../hosts/htaccess.ts'
import { headersFile, redirectsFile } from '../../hosts/netlify.ts'
import { redirectDocument } from '../../render/redirects.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { PublishedSite } from '../published-site.ts'
import { phpForm } from './php-form.ts'

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
  if (!shell.form || form.provider !== 'php') return
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

/** Writes what hosts need besides what visitors get. */
export const writeForHosts = async (
  site: PublishedSite,
  hosting: Hosting,
  writer: SiteWriter,
): Promise<void> => {
  await writeRedirects(site, writer)
  await writeRules(hosting, writer)
  await writeForm(site, writer)
}
