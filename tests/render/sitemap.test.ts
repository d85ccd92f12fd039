import { expect, test } from 'vitest'
import { robots, sitemaps } from '../../scripts/render/sitemap.ts'
import { newsItems } from '../news-items.ts'
import { compileWith, replace } from '../workspace.ts'

const ROOT = 'https://www.backwerk-aehrengold.example'

const addressesOf = async (overrides = {}) => {
  const { site } = await compileWith(overrides)
  const [{ text = '' } = {}] = sitemaps(site?.pages ?? [], ROOT)
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
}

test('every page stands in the sitemap, but not what is shown for unknown addresses', async () => {
  expect((await addressesOf()).toSorted()).toEqual(
    [
      '/',
      '/anlaesse/omas-neunzigster',
      '/anlaesse/schlosshochzeit',
      '/contact',
      '/neues/erntebrot',
      '/neues/ofen',
      '/sortiment',
    ]
      .map((path) => ROOT + path)
      .toSorted(),
  )
})

test('and so do all pages of a list', async () => {
  expect(await addressesOf(newsItems(20))).toContain(`${ROOT}/seite-2`)
})

test('nor does that page where it is not hidden', async () => {
  const shown = { 'pages/nicht-gefunden.yaml': replace('  hidden: true\n', '') }
  expect(await addressesOf(shown)).toHaveLength(7)
})

test('a hidden page does not', async () => {
  const hide = (text: string) => text.replace('meta:\n', 'meta:\n  hidden: true\n')
  expect(await addressesOf({ 'pages/sortiment.yaml': hide })).not.toContain(`${ROOT}/sortiment`)
})

test('robots.txt leads to the sitemap', () => {
  expect(robots(ROOT)).toContain(`Sitemap: ${ROOT}/sitemap.xml\n`)
})

test('one that would be too long is several, and a list of them', async () => {
  const { site } = await compileWith()
  const [page] = site?.pages ?? []
  if (!page) throw new Error('no page')
  const many = Array.from({ length: 100_001 }, (_, index) => ({
    ...page,
    meta: { ...page.meta, canonical: `${ROOT}/neues/${index}` },
  }))
  const [list, ...parts] = sitemaps(many, ROOT)
  expect(list?.name).toBe('sitemap.xml')
  expect(
    [...(list?.text.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g) ?? [])].map(([, at]) => at),
  ).toEqual([1, 2, 3].map((number) => `${ROOT}/sitemap-${number}.xml`))
  expect(parts.map(({ name }) => name)).toEqual([1, 2, 3].map((number) => `sitemap-${number}.xml`))
  expect(parts.map(({ text }) => text.split('<url>').length - 1)).toEqual([50_000, 50_000, 1])
})
