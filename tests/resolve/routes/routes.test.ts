import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BAKERY, compileWith, type Overrides, problemsOf, replace } from '../../workspace.ts'

const page = (route: string, rest = '') => `
route: ${route}
${rest}
meta: { title: Extra, description: Noch eine Seite. }
blocks: [{ type: hero, title: Extra }]
`

const routesOf = async (overrides: Overrides) => {
  const { site, problems } = await compileWith(overrides)
  if (!site) throw new Error(JSON.stringify(problems))
  return site.pages.map(({ data }) => data.route)
}

describe('a route', () => {
  test.each(['/brote', '/brote/dinkel', '/a-1/b-2', '/brote/*'])('%s', async (route) => {
    expect(await routesOf({ 'pages/extra.yaml': page(route) })).toContain(route)
  })

  test.each([
    'brote',
    '/Brote',
    '/brötchen',
    '/brote/',
    '//brote',
    '/a b',
    '/a/*/b',
    '/a?b',
    '/a#b',
    '',
  ])('%j is none', async (route) => {
    const overrides = { 'pages/extra.yaml': page(JSON.stringify(route)).trimStart() }
    const [problem] = await problemsOf(overrides)
    expect(problem).toMatch(/^content\/pages\/extra\.yaml:1:\d+ (format|empty-value)$/)
  })

  test('is each given to one page; the second is named, with the place of the first', async () => {
    const { problems } = await compileWith({ 'pages/extra.yaml': page('/sortiment').trimStart() })
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'content/pages/sortiment.yaml',
        line: 1,
        code: 'duplicate-route',
        message: expect.stringContaining('content/pages/extra.yaml, Zeile 1'),
      }),
    ])
  })

  test('of an entry’s page may not be that of another page', async () => {
    const overrides = { 'pages/zusatz.yaml': page('/neues/ofen').trimStart() }
    expect(await problemsOf(overrides)).toEqual(['content/pages/zusatz.yaml:1:8 duplicate-route'])
  })
})

describe('pages of entries', () => {
  test('are made of each', async () => {
    const news = readFileSync(path.join(BAKERY, 'news/ofen.md'), 'utf8')
    const overrides = { 'news/dinkel.md': news.replace('id: ofen', 'id: dinkel') }
    expect(await routesOf(overrides)).toEqual(
      expect.arrayContaining(['/neues/dinkel', '/neues/erntebrot', '/neues/ofen']),
    )
  })

  test('are made of any collection', async () => {
    const overrides = { 'pages/extra.yaml': page('/wir/:id', 'each: values') }
    expect(await routesOf(overrides)).toEqual(
      expect.arrayContaining(['/wir/zeit', '/wir/nachbarn']),
    )
  })

  test('ask for the name of a collection, and the name for a place in the route', async () => {
    expect(await problemsOf({ 'pages/extra.yaml': page('/wir/:id').trimStart() })).toEqual([
      'content/pages/extra.yaml:1:8 route-each',
    ])
    const overrides = { 'pages/extra.yaml': page('/wir', 'each: values').trimStart() }
    expect(await problemsOf(overrides)).toEqual(['content/pages/extra.yaml:1:8 route-each'])
  })

  test.each([
    ['/wir/:id', '', 'each: news'],
    ['/wir', 'each: values', '/wir/:id'],
    ['/wir/*', 'each: values', '/wir/:id'],
  ])('say which of the two is missing: %s %s', async (route, rest, missing) => {
    const { problems } = await compileWith({ 'pages/extra.yaml': page(route, rest) })
    expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining(`: ${missing} –`)])
  })

  test('are linked as the one page that they may be', async () => {
    const overrides = {
      'pages/sortiment.yaml': replace('route: /sortiment', 'route: /sortiment/:id'),
    }
    expect((await problemsOf(overrides)).map((line) => line.split(' ')[1])).toEqual(['route-each'])
  })

  test('ask for it even if something else is wrong', async () => {
    const overrides = { 'pages/extra.yaml': page('/wir/:id', 'hiden: true').trimStart() }
    expect(await problemsOf(overrides)).toEqual([
      'content/pages/extra.yaml:1:8 route-each',
      'content/pages/extra.yaml:2:1 unknown-key',
    ])
  })
})

describe('what an address that does not exist shows', () => {
  test('is told for each part of the site', async () => {
    const { site } = await compileWith({ 'pages/extra.yaml': page('/neues/*') })
    expect(site?.shell.notFound.toSorted()).toEqual(['', '/neues'])
  })
})
