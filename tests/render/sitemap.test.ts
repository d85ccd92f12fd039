import { expect, test } from 'vitest'
import { robots, sitemap } from '../../scripts/render/sitemap.ts'
import { newsItems } from '../news-items.ts'
import { compileWith, replace } from '../workspace.ts'

const addressesOf = async (overrides = {}) => {
  const { site } = await compileWith(overrides)
  const text = sitemap(site?.pages.map(({ data }) => data) ?? [])
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
}

const ROOT = 'https://www.backhaus-aehrengold.example'

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
