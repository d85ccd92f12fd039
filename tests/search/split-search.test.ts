import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetful, remembering } from '../../scripts/memory/open-memory.ts'
import { searchFiles } from '../../scripts/search/search-index.ts'
import { splitIndex } from '../../scripts/search/split-index.ts'
import { openSearch } from '../../src/search/find.ts'
import type { Find } from '../../src/search/findings.ts'
import { SEARCH_INDEX } from '../../src/search/options.ts'
import { termOf } from '../../src/search/terms.ts'
import { newsItem, newsItems } from '../news-items.ts'
import { compileWith, type Overrides } from '../workspace.ts'

afterEach(() => vi.unstubAllGlobals())

const ARCHIVE = newsItems(500)

const article = (id: string, title: string, text: string): Overrides => ({
  [`news/${id}.md`]: newsItem(id, '2026-08-01')
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/Text\.\n$/, `${text}\n`),
})

const ARTICLES: Overrides = {
  ...article('ofen-neu', 'Wärmepumpenofen geliefert', 'Die Bäckerei heizt mit Häusern zusammen.'),
  ...article(
    'kuerbis',
    'Kürbiskernbrötchen im Herbst',
    'Geröstete Kerne aus der Steiermark, 97.400 Stück.',
  ),
  ...article(
    'klima',
    'Ein Ofen spart CO₂-Abgaben',
    'Angeschlossen nach DIN VDE 0100-600, mit KfW 458.',
  ),
  ...article('quitte', 'Quittengelee', 'Passt zum Kürbis, in jedes Café und zu Zwieback.'),
}

const filesWith = async (overrides: Overrides, memory = forgetful()) => {
  const { site, problems } = await compileWith(overrides)
  if (!site) throw new Error(JSON.stringify(problems))
  return new Map(searchFiles(site, memory).map(({ name, make }) => [name, make()]))
}

/** A search in these files, and the names of those that it fetches. */
const openIn = async (files: ReadonlyMap<string, string>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.replace('/basis/', '')
    asked.push(name)
    return new Response(files.get(name) ?? '', { status: files.has(name) ? 200 : 404 })
  })
  return { asked, find: await openSearch('/basis', SEARCH_INDEX) }
}

/** Of articles: pages that list them are found as well. */
const titles = async (find: Find, words: string) =>
  (await find(words)).found
    .filter(({ href }) => href.startsWith('/neues/'))
    .map(({ title }) => title)

describe('the search of a site of 500 pages', async () => {
  const files = await filesWith({ ...ARCHIVE, ...ARTICLES })

  test.each([
    ['waermepumpe', ['Wärmepumpenofen geliefert']],
    ['Wärmepumpenöfen', ['Wärmepumpenofen geliefert']],
    ['Haeuser', ['Wärmepumpenofen geliefert']],
    ['Geröstete', ['Kürbiskernbrötchen im Herbst']],
    ['kernbroet', ['Kürbiskernbrötchen im Herbst']],
    ['kürbis', ['Kürbiskernbrötchen im Herbst', 'Quittengelee']],
    ['kürbiss zwieback', ['Quittengelee']],
    ['Zwiebak', ['Quittengelee']],
    ['Kürbis und Zwieback', ['Quittengelee']],
    ['ein Kürbis mit Z', ['Kürbiskernbrötchen im Herbst', 'Quittengelee']],
    ['Ku\u0308rbis Zwieback', ['Quittengelee']],
    ['cafe', ['Quittengelee']],
    ['Café', ['Quittengelee']],
    ['CO2', ['Ein Ofen spart CO₂-Abgaben']],
    ['kfw458', ['Ein Ofen spart CO₂-Abgaben']],
    ['KfW4', ['Ein Ofen spart CO₂-Abgaben']],
    ['0100-600', ['Ein Ofen spart CO₂-Abgaben']],
    ['97400', ['Kürbiskernbrötchen im Herbst']],
    ['97.400', ['Kürbiskernbrötchen im Herbst']],
    ['97.4', ['Kürbiskernbrötchen im Herbst']],
    ['600', ['Ein Ofen spart CO₂-Abgaben']],
    ['Zwiebackteller', ['Quittengelee']],
    ['Zwiebak Schmand', ['Quittengelee']],
    ['Kürbissuppe mit Schmand', ['Quittengelee']],
    ['Wärmepumpentausch', ['Wärmepumpenofen geliefert']],
    ['Waermedaemmung', []],
    ['kürbis wärmepumpe', []],
    ['Rückwärmepumpe', []],
    ['quastenflosser', []],
    ['Ofan', []],
    ['und', []],
    ['  ', []],
  ])('finds with %s where the words stand', async (words, expected) => {
    const { find } = await openIn(files)
    expect(await titles(find, words)).toEqual(expected)
  })

  test('finds while one types, and counts more than it shows', async () => {
    const { find } = await openIn(files)
    expect(await titles(find, 'quit')).toEqual(['Quittengelee'])
    const { count, found } = await find('brot')
    expect(count).toBeGreaterThanOrEqual(500)
    expect(found).toHaveLength(10)
    // Where it is sold comes before what is told of it.
    expect(found[0]).toMatchObject({ href: '/sortiment' })
  })

  test('fetches the parts that the words begin with, each once', async () => {
    const { find, asked } = await openIn(files)
    await find('quitte zwieback')
    expect(asked).toHaveLength(4)
    await find('quitte zwieback')
    expect(asked).toHaveLength(4)
  })

  test('looks for a text that somebody pastes by its first words, and finds where it stands', async () => {
    const words = Array.from({ length: 200 }, (_, at) => `${'xyz'[at % 3]}w${at}nig`)
    const pasted = words.join(' ')
    const known = await filesWith({ ...ARCHIVE, ...article('lang', 'Langes Lob', pasted) })
    const { find } = await openIn(known)
    expect(await titles(find, pasted)).toEqual(['Langes Lob'])
    expect(await titles(find, words.with(100, 'anders').join(' '))).toEqual(['Langes Lob'])
  })

  test('loads no more for a text of hundreds of words than for a long question', async () => {
    const starts = 'abcdefghijklmnopqrstuvwxyz'.split('')
    const words = starts.flatMap((first) => starts.map((next) => `${first}${next}`))
    const { find, asked } = await openIn(files)
    await find(words.slice(0, 32).join(' '))
    const before = asked.length
    await find(words.join(' '))
    expect(asked.length).toBe(before)
  })

  test('says that it fails where a part is missing, and tries again', async () => {
    const late = new Map([...files].filter(([name]) => name === SEARCH_INDEX))
    const { find } = await openIn(late)
    await expect(find('quitte')).rejects.toThrow('404')
    for (const [name, text] of files) late.set(name, text)
    expect(await titles(find, 'quitte')).toEqual(['Quittengelee'])
  })

  test('leaves the parts as they are that an article has nothing to do with', async () => {
    const memory = remembering()
    const before = await filesWith({ ...ARCHIVE, ...ARTICLES }, memory)
    const more = article('yak', 'Yakmilch', 'Xanten.')
    const after = await filesWith({ ...ARCHIVE, ...ARTICLES, ...more }, memory)
    expect(after).toEqual(await filesWith({ ...ARCHIVE, ...ARTICLES, ...more }))
    const fresh = [...after.keys()].filter((name) => !before.has(name))
    expect(fresh.length).toBeLessThan(before.size / 2)
  })
})

test('a smaller site has one index', async () => {
  const files = await filesWith({ ...newsItems(20), ...ARTICLES })
  expect([...files.keys()]).toEqual([SEARCH_INDEX])
  const { find, asked } = await openIn(files)
  expect(await titles(find, 'kürbiss zwieback')).toEqual(['Quittengelee'])
  expect((await find('brot')).found).toHaveLength(20)
  expect(await titles(find, 'Kürbissuppe')).toEqual(['Quittengelee'])
  expect(await titles(find, 'qui')).toEqual(['Quittengelee'])
  expect(await titles(find, 'qu')).toEqual([])
  expect(asked).toEqual([SEARCH_INDEX])
})

test.each([
  'Wartezeit',
  'Mehrfamilienhaus',
  'Okapi',
])('%s does not begin with a word that sentences are full of', async (words) => {
  const said = article('lob', 'Lob', 'Das war gut und mehr als ok, wie wir hoffen.')
  const { find } = await openIn(await filesWith({ ...newsItems(1), ...said }))
  expect(await titles(find, words)).toEqual([])
})

const SYLLABLES =
  'be ge ver an aus hei zung wa schlag bad dach sa nie rung pum pe fen ster tech nik bau haus ter min ko sten'.split(
    ' ',
  )

/** Numbers from 0 to 1 that are the same each time. */
const chance = () => {
  let state = 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Ten thousand articles of some hundred words each, a few of them in most articles. */
const madeUp = () => {
  const next = chance()
  const pick = () => SYLLABLES[Math.floor(next() * SYLLABLES.length)] ?? ''
  // Some are the beginning of others, and have a part of the index to themselves.
  const made = Array.from({ length: 20_000 }, (_, at) => pick() + pick() + (at % 9 ? pick() : ''))
  const words = made.map((word) => termOf(word) ?? word)
  const word = () => words[Math.floor(words.length ** next())] ?? ''
  return Array.from({ length: 10_000 }, (_, at) => ({
    href: `/blog/${at}`,
    title: `Artikel ${at} ${word()}`,
    where: 'Blog',
    terms: ['artikel', '', [...new Set(Array.from({ length: 120 }, word))].join(' ')],
  }))
}

describe('of 10,000 articles', () => {
  const articles = madeUp()
  const files = splitIndex(articles)

  test('a search loads a few small files', async () => {
    const sizeOf = (name: string) => brotliCompressSync(files.get(name) ?? '').length
    const { find, asked } = await openIn(files)
    for (const words of ['heizung', 'ver', 'badsanie dach', 'artikel gebau']) {
      const before = asked.length
      expect((await find(words)).count, words).toBeGreaterThan(0)
      expect(asked.length - before).toBeLessThanOrEqual(18)
    }
    const sizes = asked.map(sizeOf)
    expect(Math.max(...sizes)).toBeLessThan(60_000)
    expect(sizes.reduce((sum, size) => sum + size) / 4).toBeLessThan(100_000)
  })

  test('it finds all that have a word, in whatever part of the index that is', async () => {
    const { find } = await openIn(files)
    const { terms } = JSON.parse(files.get(SEARCH_INDEX) ?? '')
    expect(Object.keys(terms)).toEqual(expect.arrayContaining(['pump', 'pumpew', 'pesa', 'pesc']))
    for (const word of ['pumpewa', 'pes', 'artikel']) {
      const having = articles.filter(({ terms }) => ` ${terms.join(' ')}`.includes(` ${word}`))
      expect((await find(word)).count, word).toBe(having.length)
    }
  })

  test('two letters are no beginning for which anything is loaded', async () => {
    const { find, asked } = await openIn(files)
    expect((await find('mi')).count).toBe(0)
    expect(asked).toEqual([SEARCH_INDEX])
  })
})
