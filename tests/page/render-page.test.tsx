import { useId } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import type { ResolvedSite } from '../../scripts/resolve/resolve.ts'
import type { AnyBlockComponent } from '../../src/blocks/any-block.ts'
import { renderDocument } from '../../src/page/Document.tsx'
import { loadBlocks } from '../../src/page/load-blocks.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { renderInFrame, renderWhole } from '../../src/page/render-page.tsx'
import { BAKERY, RENOVATION, RENOVATION_TODAY, siteOf, TODAY } from '../workspace.ts'

let sites: ResolvedSite[]
beforeAll(async () => {
  const bakery = await compile(siteOf(BAKERY, TODAY))
  const renovation = await compile(siteOf(RENOVATION, RENOVATION_TODAY))
  sites = [bakery, renovation].flatMap(({ site }) => site ?? [])
})

const shellOf = (site = sites[0]) => {
  if (!site) throw new Error('There is no site')
  return { ...site.shell, build: 'test' }
}

test('with what stands around all pages rendered once, each is as if it were rendered whole', async () => {
  expect(sites).toHaveLength(2)
  for (const site of sites)
    for (const { data: page } of site.pages) {
      const initial = { page, components: await loadBlocks(page.blocks) }
      expect(renderInFrame(shellOf(site), initial), page.route).toBe(
        renderWhole(shellOf(site), initial),
      )
    }
})

const Named: AnyBlockComponent = () => {
  const [first, second] = [useId(), useId()]
  return (
    <>
      <p id={first} />
      <p id={second} />
    </>
  )
}

const Pictured: AnyBlockComponent = () => <img src="/media/laib.jpg" alt="" />

test.each([
  ['that React makes ids for', Named],
  ['that have pictures loaded ahead', Pictured],
])('so are blocks %s', (_, component) => {
  const blocks = [1, 2].map((number) => ({ type: 'own', id: `own-${number}`, ui: {} }))
  const page = { ...sites[0]?.pages[0]?.data, blocks } as unknown as PageData
  const initial = { page, components: { own: component } }
  const html = renderInFrame(shellOf(), initial)
  expect(html).toContain('own-2')
  expect(html).toBe(renderWhole(shellOf(), initial))
})

test('programs get texts as they were typed, and the language with its country', () => {
  const page = sites[0]?.pages[0]?.data as PageData
  const html = renderDocument({
    shell: shellOf(),
    data: { shell: '', page: '', digest: '' },
    page,
    html: '',
    styles: [],
    linked: { streetAddress: 'Parkweg\u00a01–\u20603' },
    script: '/main.js',
  })
  expect(html).toContain('"streetAddress":"Parkweg 1–3"')
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>')
})

const documentWith = (linked: unknown) =>
  renderDocument({
    shell: shellOf(),
    data: { shell: '', page: '', digest: '' },
    page: sites[0]?.pages[0]?.data as PageData,
    html: '',
    styles: [],
    linked,
    script: '/main.js',
  })

test.each([
  ['an article', { '@graph': [{ '@type': 'Bakery' }, { '@type': 'BlogPosting' }] }, 'article'],
  ['a page of the company', { '@graph': [{ '@type': 'Bakery' }] }, 'website'],
  ['a page that says nothing for programs', undefined, 'website'],
])('whoever shares %s is told what it is', (_, linked, type) => {
  expect(documentWith(linked)).toContain(`<meta property="og:type" content="${type}"/>`)
})
