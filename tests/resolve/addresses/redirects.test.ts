import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  BAKERY,
  compileWith,
  type Overrides,
  problemsOf,
  replace,
  wordsOf,
} from '../../workspace.ts'

/** The bakery with redirects, each as `from` and `to`. */
const moved = (...pairs: [string, string][]): Overrides => ({
  'redirects.yaml': pairs.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(''),
})

const redirectsOf = async (overrides: Overrides) => {
  const { problems, site } = await compileWith(overrides)
  expect(problems).toEqual([])
  return site?.redirects
}

describe('an address may lead on', () => {
  test.each([
    ['to a page', '/brot', '/sortiment'],
    ['to a place on a page', '/brot/sauerteig', '/sortiment#brote'],
    ['to the form with a topic', '/bestellen', '/contact?inquiry=torte'],
    ['to an article', '/neues/alter-ofen', '/neues/ofen'],
    ['to another site', '/shop', 'https://shop.example/brot'],
    ['with a slash at its end', '/brot/', '/sortiment'],
    ['from an old file', '/angebot/Brot_alt.html', '/sortiment'],
    ['from an address with umlauts', '/brötchen', '/sortiment'],
    ['from what a program told apart', '/index.php?id=3&L=0', '/sortiment'],
    ['from below the program of WordPress', '/index.php/2019/05/titel/', '/sortiment'],
    ['from home with something behind it', '/?page_id=7', '/sortiment'],
    ['from a page with something behind it to that page', '/sortiment?alt=1', '/sortiment'],
    ['from a page with something behind it to another part', '/sortiment?a=1', '/sortiment?a=2'],
  ])('%s', async (_, from, to) => {
    expect(await redirectsOf(moved([from, to]))).toEqual([{ from, to }])
  })
})

test('a site needs none', async () => {
  expect(await redirectsOf({})).toEqual([])
})

describe('an address may not lead on', () => {
  test.each([
    ['from a page', moved(['/sortiment', '/']), '1:9 redirect-of-page'],
    ['from a page to where none is', moved(['/sortiment', '/angebot']), '1:9 redirect-of-page'],
    ['from a page with a slash', moved(['/sortiment/', '/']), '1:9 redirect-of-page'],
    ['from an article', moved(['/neues/ofen', '/']), '1:9 redirect-of-page'],
    ['from home', moved(['/', '/sortiment']), '1:9 format'],
    ['from a file of the site', moved(['/sitemap.xml', '/sortiment']), '1:9 format'],
    ['from a query without a value', moved(['/brot?sorte', '/sortiment']), '1:9 format'],
    ['to two addresses in one', { 'redirects.yaml': '- from: /alt -> /sortiment\n' }, '1:9 format'],
    ['nowhere', moved(['/brot', '/sortimen']), '2:7 dead-link'],
    ['to a place that is not there', moved(['/brot', '/sortiment#brot']), '2:7 dead-fragment'],
    ['to itself', moved(['/brot', '/brot']), '2:7 redirect-loop'],
    ['to itself with something behind it', moved(['/?a=1', '/?a=1']), '2:7 redirect-loop'],
    [
      'to itself with more behind it',
      moved(['/sortiment?a=1', '/sortiment?b=2&a=1#brote']),
      '2:7 redirect-loop',
    ],
    ['in a circle', moved(['/a', '/b'], ['/b', '/c'], ['/c', '/a']), '2:7 redirect-loop'],
    ['over another', moved(['/a', '/b'], ['/b', '/sortiment']), '2:7 redirect-chain'],
    [
      'over another that asks for what stands behind it',
      moved(['/a', '/b?x=1'], ['/b?x=1', '/sortiment']),
      '2:7 redirect-chain',
    ],
    ['twice', moved(['/a', '/'], ['/a/', '/sortiment']), '3:9 duplicate-redirect'],
    [
      'twice with the same behind it',
      moved(['/a?id=1', '/'], ['/a/?id=1', '/sortiment']),
      '3:9 duplicate-redirect',
    ],
  ])('%s', async (_, overrides, problem) => {
    expect(await problemsOf(overrides)).toEqual([`content/redirects.yaml:${problem}`])
  })

  test('over others, which names the end', async () => {
    const overrides = moved(['/a', '/b'], ['/b', '/c'], ['/c', '/sortiment'])
    expect((await wordsOf(overrides))[0]).toMatch(/→ Leiten Sie gleich ans Ziel: \/sortiment$/)
  })

  test('over others, which is told of each of them', async () => {
    const overrides = moved(['/c', '/sortiment'], ['/b', '/c'], ['/a', '/b'], ['/d', '/b'])
    const problems = await problemsOf(overrides)
    expect(problems).toEqual(
      [4, 6, 8].map((line) => `content/redirects.yaml:${line}:7 redirect-chain`),
    )
  })

  test('into a circle, which is told once and where it stands first', async () => {
    const overrides = moved(['/a', '/b'], ['/c', '/b'], ['/b', '/c'], ['/d', '/a'], ['/e', '/e'])
    const problems = await problemsOf(overrides)
    expect(problems).toEqual(
      [4, 10].map((line) => `content/redirects.yaml:${line}:7 redirect-loop`),
    )
  })

  test('from the address of a file, which is not made one of a page', async () => {
    const [words] = await wordsOf(moved(['/flyer.pdf', '/sortiment']))
    expect(words).toMatch(/hat nicht die Form, die `from` /)
    expect(words).not.toContain('flyer-pdf')
  })

  test.each([
    ['https://www.backhaus.example/index.php?id=7', '/index.php?id=7'],
    ['www.backhaus.example/brot/roggen.php?seite=4', '/brot/roggen.php?seite=4'],
    ['index.php?id=9&L=0', '/index.php?id=9&L=0'],
    ['http://www.backhaus.example/brot/', '/brot'],
  ])('pasted as %s', async (from, path) => {
    const [words = ''] = await wordsOf(moved([from, '/sortiment']))
    expect(words).toContain(`: ${path}`)
  })

  test('with a word that is misspelt', async () => {
    expect(
      await wordsOf({ 'redirects.yaml': '- from: /brot\n  too: /sortiment\n' }),
    ).toContainEqual(expect.stringContaining('Meinten Sie `to`?'))
  })
})

test('a link to a former address is told the new one', async () => {
  const overrides = {
    ...moved(['/brot', '/sortiment#brote']),
    'pages/home.yaml': replace('href: /sortiment', 'href: /brot'),
  }
  expect(await problemsOf(overrides)).toEqual(['content/pages/home.yaml:12:15 moved-link'])
  expect((await wordsOf(overrides))[0]).toMatch(/: \/sortiment#brote$/)
})

test.each([
  ['/formular', '/contact', '/formular?inquiry=bestellung', '/contact?inquiry=bestellung'],
  ['/formular', '/contact', '/formular#weg', '/contact'],
  ['/angebot', '/sortiment', '/angebot#brote', '/sortiment#brote'],
  ['/angebot', '/sortiment#brote', '/angebot#kuchen', '/sortiment#brote'],
  ['/index.php?id=12', '/sortiment', '/index.php?id=12#brote', '/sortiment#brote'],
])('what a link asks for goes along from %s to %s, as far as it is there: %s', async (from, to, old, now) => {
  const overrides = {
    ...moved([from, to]),
    'pages/home.yaml': replace('href: /sortiment', `href: ${old}`),
  }
  expect((await wordsOf(overrides))[0]?.endsWith(now)).toBe(true)
})

test('a link to a former address without its first slash is told the new one', async () => {
  const overrides = {
    ...moved(['/index.php?id=12', '/sortiment']),
    'pages/home.yaml': replace('href: /sortiment', 'href: index.php?id=12'),
  }
  const [words = ''] = await wordsOf(overrides)
  expect(words).toMatch(/Schreiben Sie: \/sortiment$/)
})

test('a link to a former address at that of the home page is told the new one', async () => {
  const overrides = {
    ...moved(['/?p=12', '/sortiment']),
    'pages/home.yaml': replace('href: /sortiment', 'href: /?p=12'),
  }
  expect(await problemsOf(overrides)).toEqual(['content/pages/home.yaml:12:15 moved-link'])
  expect((await wordsOf(overrides))[0]).toContain('/?p=12')
})

describe('a news item with another id than its file', () => {
  const renamed = { 'news/ofen.md': replace('id: ofen', 'id: neuer-ofen') }

  test('is named, with the redirect that it needs', async () => {
    const { problems } = await compileWith(renamed)
    expect(problems).toMatchObject([
      {
        file: 'content/news/ofen.md',
        line: 2,
        column: 5,
        severity: 'warning',
        code: 'renamed-entry',
      },
    ])
    expect(problems[0]?.hint).toContain(
      '„- from: /neues/ofen“ und darunter „  to: /neues/neuer-ofen“',
    )
  })

  test('is one problem where the id is misspelt', async () => {
    const malformed = { 'news/ofen.md': replace('id: ofen', 'id: neuer_ofen') }
    expect(await problemsOf(malformed)).toEqual(['content/news/ofen.md:2:5 format'])
  })

  test('is in order with that redirect', async () => {
    expect(
      await problemsOf({ ...renamed, ...moved(['/neues/ofen', '/neues/neuer-ofen']) }),
    ).toEqual([])
  })

  test.each([
    ['as it is', (text: string) => text],
    ['until a day', replace('author:', 'expires: 2027-03-01\nauthor:')],
  ])('is in order with what the hint says to type, where it is shown %s', async (_, change) => {
    const item = (text: string) => change(replace('id: ofen', 'id: neuer-ofen')(text))
    const { problems } = await compileWith({ 'news/ofen.md': item })
    const lines = [...(problems[0]?.hint ?? '').matchAll(/„([^“]*)“/g)].map(([, line]) => line)
    expect(lines).toHaveLength(2)
    expect(
      await problemsOf({ 'news/ofen.md': item, 'redirects.yaml': `${lines.join('\n')}\n` }),
    ).toEqual([])
  })

  test('is in order with its file named as the hint says', async () => {
    const { problems } = await compileWith(renamed)
    const [, name = ''] = /umzubenennen in (\S+)\.$/.exec(problems[0]?.hint ?? '') ?? []
    const text = await fs.readFile(path.join(BAKERY, 'news/ofen.md'), 'utf8')
    const file = replace('id: ofen', 'id: neuer-ofen')(text)
    expect(await problemsOf({ 'news/ofen.md': null, [`news/${name}`]: file })).toEqual([])
  })

  test.each([
    ['a file name that no id can be', 'news/Über Öfen.md', (text: string) => text, 'file-name'],
    [
      'an item that is not there yet',
      'news/backofen.md',
      replace('date: 2026', 'date: 2027'),
      'not-yet-shown',
    ],
    [
      'an item that has gone',
      'news/backofen.md',
      replace('author:', 'expires: 2026-10-30\nauthor:'),
      'no-longer-shown',
    ],
  ])('is asked for no redirect: %s', async (_, name, change, code) => {
    const text = await fs.readFile(path.join(BAKERY, 'news/ofen.md'), 'utf8')
    const { problems } = await compileWith({ 'news/ofen.md': null, [name]: change(text) })
    expect(
      problems.filter(({ file }) => file === `content/${name}`).map((each) => each.code),
    ).toEqual([code])
  })

  test('is in order where the file begins with a day', async () => {
    const text =
      '---\nid: zopf\ntitle: Zopf\nexcerpt: Nur samstags.\ndate: 2026-10-01\nauthor: Thea\nimage:\n  src: beispiel.svg\n  alt: Ein Zopf\n---\n\nMit Mandeln.\n'
    expect(await problemsOf({ 'news/2026-10-01-zopf.md': text })).toEqual([])
  })
})

test.each([
  '/Über uns.html',
  '"/Unser Team"',
  '/Unser%20Team.html',
])('a former address keeps its letters: %s', async (from) => {
  const redirects = `- from: ${from}\n  to: /sortiment\n`
  const [words, ...others] = await wordsOf({ 'redirects.yaml': redirects })
  expect(others).toEqual([])
  expect(words).toContain('Adressen mit Leerzeichen, auch als %20, lassen sich nicht weiterleiten')
})

test('a former address may end in capital letters', async () => {
  const redirects = '- from: /KONTAKT.HTM\n  to: /sortiment\n'
  expect(await problemsOf({ 'redirects.yaml': redirects })).toEqual([])
})

test.each([
  '/',
  '"#kontakt"',
])('what is no address of a page of its own is told as that: %s', async (from) => {
  const [words] = await wordsOf({ 'redirects.yaml': `- from: ${from}\n  to: /sortiment\n` })
  expect(words).toContain('Sprungmarken wie #kontakt, die Startseite (/)')
})

test.each([
  ['leistungen', '/leistungen'],
  ['https://www.alt.example/Dach/Ziegel.html', '/Dach/Ziegel.html'],
])('of a former address only the path counts: %s', async (from, path) => {
  const [words] = await wordsOf({ 'redirects.yaml': `- from: ${from}\n  to: /sortiment\n` })
  expect(words).toContain(`Schreiben Sie: from: ${path}`)
})
