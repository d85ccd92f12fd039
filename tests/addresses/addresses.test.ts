import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { OWN_FILES } from '../../scripts/addresses/own-files.ts'
import { openSiteWriter } from '../../scripts/publish/files/site-writer.ts'
import {
  BAKERY,
  compileWith,
  emptyFolder,
  type Overrides,
  problemsOf,
  replace,
  wordsOf,
} from '../workspace.ts'

const redirect = (from: string, to = '/contact') => `- from: ${from}\n  to: ${to}\n`
const moved = (...from: string[]): Overrides => ({
  'redirects.yaml': from.map((one) => redirect(one)).join(''),
})
const page = (route: string) =>
  `route: ${route}\nmeta: { title: Extra, description: Noch eine. }\nblocks: [{ type: hero, title: Extra }]\n`
const extra = (route: string): Overrides => ({ 'pages/zusatz.yaml': page(route) })

/** The bakery's news item under another id; its file is called so, too. */
const news = (id: string, change: Overrides = {}): Overrides => ({
  'news/ofen.md': null,
  [`news/${id.replaceAll('"', '')}.md`]: readFileSync(
    path.join(BAKERY, 'news/ofen.md'),
    'utf8',
  ).replace('id: ofen', `id: ${id}`),
  ...change,
})

describe('no redirect destroys a page', () => {
  test.each([
    ['/index.html', 'content/pages/home.yaml, Zeile 1'],
    ['/index.htm', 'content/pages/home.yaml, Zeile 1'],
    ['/index', 'content/pages/home.yaml, Zeile 1'],
    ['/sortiment.html', 'content/pages/sortiment.yaml, Zeile 1'],
    ['/sortiment/', 'content/pages/sortiment.yaml, Zeile 1'],
    ['/sortiment/index.html', 'content/pages/sortiment.yaml, Zeile 1'],
    ['/Sortiment', 'content/pages/sortiment.yaml, Zeile 1'],
    ['/neues/ofen.html', 'content/news/ofen.md, Zeile 2'],
    ['/404', 'content/pages/nicht-gefunden.yaml, Zeile 1'],
    ['/404.html', 'content/pages/nicht-gefunden.yaml, Zeile 1'],
  ])('%s', async (from, place) => {
    const { problems } = await compileWith(moved(from))
    const [problem, ...others] = problems
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: 'content/redirects.yaml', line: 1, column: 9 })
    expect(problem?.code).toBe('redirect-of-page')
    expect(problem?.message).toContain(place)
  })

  test('not even one that leads to the page itself', async () => {
    const overrides = { 'redirects.yaml': redirect('/sortiment.html', '/sortiment') }
    expect(await problemsOf(overrides)).toEqual(['content/redirects.yaml:1:9 redirect-of-page'])
  })
})

describe('no two redirects share an address', () => {
  test.each([
    [['/alt', '/alt/']],
    [['/alt', '/Alt']],
    [['/alt', '/alt.html']],
    [['/brötchen', '/BRÖTCHEN']],
  ])('%j', async (from) => {
    const { problems } = await compileWith(moved(...from))
    expect(problems).toMatchObject([
      { line: 3, column: 9, code: 'duplicate-redirect', file: 'content/redirects.yaml' },
    ])
    expect(problems[0]?.message).toContain('content/redirects.yaml, Zeile 1')
  })

  test('but other endings are other files', async () => {
    expect(await problemsOf(moved('/alt', '/alt.php', '/alt.htm'))).toEqual([])
  })

  test('a redirect that says the same in another way leads in a circle', async () => {
    const overrides = { 'redirects.yaml': redirect('/alt.html', '/alt') }
    expect(await problemsOf(overrides)).toEqual(['content/redirects.yaml:2:7 redirect-loop'])
  })
})

describe('what every site has keeps its address', () => {
  test.each(OWN_FILES)('%s', async (file) => {
    const { problems } = await compileWith(moved(`/${file}`))
    expect(problems).toMatchObject([{ line: 1, column: 9, severity: 'error' }])
  })

  test('which is told of one that could have been a page', async () => {
    const { problems } = await compileWith(moved('/_redirects'))
    expect(problems[0]?.code).toBe('redirect-of-page')
    expect(problems[0]?.message).toContain('die Datei _redirects, die jede Website hat')
  })

  test('and is no folder', async () => {
    expect(await problemsOf(moved('/_redirects/alt'))).toEqual([
      'content/redirects.yaml:1:9 redirect-of-page',
    ])
  })
})

describe('no two pages share an address', () => {
  test.each([
    ['/index', 'content/pages/home.yaml, Zeile 1'],
    ['/404', 'content/pages/nicht-gefunden.yaml, Zeile 1'],
    ['/sortiment/index', 'content/pages/sortiment.yaml, Zeile 1'],
  ])('%s', async (route, place) => {
    const { problems } = await compileWith(extra(route))
    expect(problems).toMatchObject([
      { file: 'content/pages/zusatz.yaml', line: 1, column: 8, code: 'duplicate-route' },
    ])
    expect(problems[0]?.message).toContain(place)
  })

  test.each([
    '/index',
    '/404',
    '/sortiment/index',
  ])('%s has to be called otherwise, whichever file comes first', async (route) => {
    const { problems } = await compileWith({ 'pages/aa.yaml': page(route) })
    expect(problems).toMatchObject([
      { file: 'content/pages/aa.yaml', line: 1, column: 8, code: 'duplicate-route' },
    ])
  })

  test('an entry is told at its id', async () => {
    const overrides = news('index', { 'pages/aa.yaml': page('/neues') })
    const { problems } = await compileWith(overrides)
    expect(problems).toMatchObject([
      { file: 'content/news/index.md', line: 2, column: 5, code: 'duplicate-route' },
    ])
    expect(problems[0]?.hint).toContain('andere id')
  })

  test.each([
    ['index', '/neues'],
    ['"404"', '/neues/*'],
  ])('an entry %s has to be called otherwise, whichever file comes first', async (id, route) => {
    const { problems } = await compileWith(news(id, { 'pages/zz.yaml': page(route) }))
    expect(problems).toMatchObject([{ line: 2, code: 'duplicate-route' }])
    expect(problems[0]?.hint).toContain('andere id')
  })
})

describe('pictures', () => {
  const svg = readFileSync(path.join(BAKERY, 'media/beispiel.svg'))

  test('that differ in nothing but the case of their names are two addresses for one file', async () => {
    const codes = await problemsOf({ 'media/a/Korn.svg': svg, 'media/b/korn.svg': svg })
    expect(codes).toContain('content/media/b/korn.svg:1:1 duplicate-media')
  })

  test('that are one picture in two folders are one file', async () => {
    const codes = await problemsOf({ 'media/a/korn.svg': svg, 'media/b/korn.svg': svg })
    expect(codes.filter((code) => !code.endsWith('unused-media'))).toEqual([])
  })
})

describe('what cannot be stored', () => {
  const long = 'x'.repeat(260)

  test.each([
    ['a route', extra('/aux'), 'content/pages/zusatz.yaml:1:8 reserved-name'],
    ['a part of a route', extra('/con/brot'), 'content/pages/zusatz.yaml:1:8 reserved-name'],
    ['a redirect', moved('/nul.html'), 'content/redirects.yaml:1:9 reserved-name'],
    ['a long route', extra(`/${long}`), 'content/pages/zusatz.yaml:1:8 long-address'],
    ['a deep route', extra('/abcdefg'.repeat(120)), 'content/pages/zusatz.yaml:1:8 long-address'],
    ['a long redirect', moved(`/${'ö'.repeat(130)}`), 'content/redirects.yaml:1:9 long-address'],
  ])('%s', async (_, overrides, problem) => {
    expect(await problemsOf(overrides)).toEqual([problem])
  })

  test('the id of an entry that has a page', async () => {
    const overrides = { 'news/ofen.md': replace('id: ofen', `id: ${long}`) }
    expect(await problemsOf(overrides)).toContain('content/news/ofen.md:2:5 long-address')
    expect(await problemsOf(news('com1'))).toEqual([
      'content/news/com1.md:1:1 reserved-name',
      'content/news/com1.md:2:5 reserved-name',
    ])
  })

  test.each([
    ['is too long', 248],
    ['leaves no room for the ending of what is compressed', 240],
  ])('a picture whose published name %s', async (_, letters) => {
    const name = `media/${'x'.repeat(letters)}.svg`
    const svg = readFileSync(path.join(BAKERY, 'media/beispiel.svg'))
    expect(await problemsOf({ [name]: svg })).toContain(`content/${name}:1:1 long-address`)
  })
})

test('names that the content cannot have on other computers', async () => {
  const svg = readFileSync(path.join(BAKERY, 'media/beispiel.svg'))
  const names = ['aux.svg', 'COM1.svg', 'korn.', 'korn ', 'a:b.svg', 'lpt9/korn.svg', 'con']
  const overrides = Object.fromEntries(names.map((name) => [`media/${name}`, svg]))
  const words = await wordsOf(overrides)
  const repairs = words.flatMap((line) => /Benennen Sie es um: (.*)$/.exec(line)?.[1] ?? [])
  expect(repairs.sort()).toEqual(
    ['a-b.svg', 'aux-1.svg', 'com1-1.svg', 'con-1', 'korn', 'korn', 'lpt9-1'].sort(),
  )
})

test('two names that differ in nothing but their case', async () => {
  const svg = readFileSync(path.join(BAKERY, 'media/beispiel.svg'))
  const other = Buffer.concat([svg, Buffer.from(' ')])
  const words = await compileWith({ 'media/Korn.svg': svg, 'media/korn.svg': other })
  const same = words.problems.filter(({ code }) => code === 'same-name')
  expect(same).toHaveLength(1)
  expect([same[0]?.file, same[0]?.message].join()).toMatch(/korn\.svg.*media\/korn\.svg/i)
})

describe('writing a site', () => {
  test.each([
    ['brot/index.html', 'brot.html'],
    ['index.html', 'index.html'],
    ['media/Brot.svg', 'media/brot.svg'],
    ['media/brötchen.svg', 'media/bro\u0308tchen.svg'],
  ])('%s and %s is refused: that is our fault', async (first, second) => {
    const writer = openSiteWriter(await emptyFolder())
    await writer.write(first, '')
    await expect(writer.write(second, '')).rejects.toThrow(`${second} would be written over`)
  })

  test.each([
    ['media/brot.svg', 'media/Brot.svg'],
    ['media/brot.svg', 'media/brot.svg'],
  ])('%s of the former site and %s are refused as well', async (first, second) => {
    const former = await emptyFolder()
    const { write, files } = openSiteWriter(former)
    await write(first, '')
    const writer = openSiteWriter(await emptyFolder(), {
      former: { folder: former, files: Object.fromEntries(files) },
    })
    await writer.write(first, '')
    await expect(writer.write(second, '')).rejects.toThrow(`${second} would be written over`)
  })
})
