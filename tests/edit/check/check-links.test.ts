import { expect, test } from 'vitest'
import { checkTargets } from '../../../scripts/edit/check/check-targets.ts'
import { checkGroupLinks } from '../../../scripts/edit/form/form.ts'
import { compileWith } from '../../workspace.ts'

const { site } = await compileWith()
const pages = site?.pages ?? []

const asked = {
  route: '/sortiment',
  routes: ['/', '/contact'],
  page: async (route: string) =>
    route === '/offline' ? ('unknown' as const) : pages.find((page) => page.route === route)?.data,
}

const codes = async (target: string) =>
  ((await checkTargets([target], asked)).get(target) ?? []).map(({ code }) => code)

test.each([
  ['/contact', []],
  ['/#services', []],
  ['/#stats', []],
  ['#nirgends', ['dead-fragment']],
  ['/#nirgends', ['dead-fragment']],
  ['/nirgends', ['dead-link']],
  ['/offline', []],
  ['www.muster.example', ['not-a-link']],
  ['http://muster.example', ['insecure-link']],
  ['https://muster.example', []],
  ['preise.pdf', []],
  ['torten/karte.pdf', []],
  ['/files/preise.pdf', ['dead-link']],
  ['preise.docx', ['not-a-link']],
  ['www.muster.example/preise.pdf', ['not-a-link']],
])('a link to %s is judged by the published site', async (target, expected) => {
  expect(await codes(target)).toEqual(expected)
})

test.each([
  ['preise.pdf', []],
  ['presie.pdf', ['Meinten Sie `preise.pdf`?']],
  ['torten.pdf', [expect.stringContaining('Ordner media')]],
])('of a PDF to which no link of the site leads, a warning says so: %s', async (name, hints) => {
  const told = await checkTargets([name], { ...asked, documents: ['preise.pdf'] })
  expect(told.get(name)?.map(({ hint }) => hint)).toEqual(hints)
  expect(told.get(name)?.some(({ severity }) => severity === 'error')).toBe(false)
})

test('of an address that has moved the new one is told, as the check does', async () => {
  const redirects = [{ from: '/laden', to: '/contact' }]
  const told = await checkTargets(['/laden'], { ...asked, redirects })
  expect(told.get('/laden')?.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    expect.stringContaining('/contact'),
  ])
  expect(told.get('/laden')?.[0]?.code).not.toBe('dead-link')
})

test('what was meant is said in the words of the check', async () => {
  const [problem] = (await checkTargets(['/contakt'], asked)).get('/contakt') ?? []
  expect(problem?.hint).toContain('/contact')
})

test('of a form each link has its own field, in Markdown as well', async () => {
  const home = pages.find(({ route }) => route === '/')
  const source = home?.groups.hero
  if (!source) throw new Error('The home page has no head')
  const actions = [
    { label: 'A', href: '/' },
    { label: 'B', href: '/weg' },
  ]
  const found = await checkGroupLinks(source, { ...source.value, actions }, {}, asked)
  expect(Object.keys(found)).toEqual(['actions.1.href'])
})
