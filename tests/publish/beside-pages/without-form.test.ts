import { expect, test } from 'vitest'
import { hostingOf } from '../../../scripts/hosts/hosting.ts'
import { writeForHosts } from '../../../scripts/publish/beside-pages/write-for-hosts.ts'
import type { SiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import type { PublishedSite } from '../../../scripts/publish/published-site.ts'
import { compileWith, type Overrides } from '../../workspace.ts'

const providerOf = (lines: string) => (text: string) =>
  text.replace(/^form:\n(?: .*\n)+/m, `form:\n  ${lines.replaceAll('\n', '\n  ')}\n`)

const PHP = 'provider: php\nprocessor: Hoster\ndays: 30'
const SERVICE = 'provider: formspree\nendpoint: https://formular.example/backhaus\nprocessor: Bote'

/** The page without its form, and all links to it without what they choose there. */
const withoutForm: Overrides = {
  'pages/kontakt.yaml': (text) => text.replace(/^ {2}- type: contact\n(?:(?: {4}.*)?\n)+/m, ''),
  'subsidies.yaml': (text) => text.replaceAll('?inquiry=backkurs', ''),
}

/** Names of the files for hosts, and what answers say as their policy. */
const published = async (provider: string, overrides: Overrides) => {
  const toProvider = providerOf(provider)
  const { site, problems } = await compileWith({
    ...overrides,
    'site.yaml': (text) => toProvider(text.replaceAll('?inquiry=torte', '')),
  })
  if (!site) throw new Error(JSON.stringify(problems))
  const hosting = hostingOf({ ...site, form: site.whole.form }, site.shell, site.shell.form, [])
  const names: string[] = []
  const write = async (name: string) => void names.push(name)
  const page = { ...site, shell: { ...site.shell, build: '' } }
  await writeForHosts(page as unknown as PublishedSite, hosting, { write } as unknown as SiteWriter)
  return { names, hosting }
}

test('where no page has a form, no script takes messages that nobody knows of', async () => {
  const { names, hosting } = await published(PHP, withoutForm)
  expect(names).toContain('.htaccess')
  expect(names).not.toContain('anfrage.php')
  expect(hosting.php).toBeUndefined()
  expect((await published(PHP, {})).names).toContain('anfrage.php')
})

test('where no page has a form, none may post to its service', async () => {
  const { hosting } = await published(SERVICE, withoutForm)
  expect(hosting.policy).not.toContain('formular.example')
  expect((await published(SERVICE, {})).hosting.policy).toContain('formular.example')
})
