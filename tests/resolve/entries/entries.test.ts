import { describe, expect, test, vi } from 'vitest'
import {
  bakeryText,
  compileWith,
  type Overrides,
  problemsOf,
  replace,
  wordsOf,
} from '../../workspace.ts'

const pageOf = async (route: string, overrides: Overrides = {}) => {
  const { site, problems } = await compileWith(overrides)
  const page = site?.pages.find(({ data }) => data.route === route)
  if (!page) throw new Error(JSON.stringify(problems))
  return page.data
}

/** The ids of a block's list. */
const idsIn = async (type: string, key: string, overrides: Overrides = {}, route = '/') => {
  const { blocks } = await pageOf(route, overrides)
  const block = blocks.find((each) => each.type === type) as unknown as Record<string, unknown>
  return (block[key] as { id: string }[]).map(({ id }) => id)
}

describe('a list of entries', () => {
  test('shows those that it names, in its order', async () => {
    const overrides = { 'pages/home.yaml': replace('[brote, torten]', '[torten, brote]') }
    expect(await idsIn('stats', 'stats', overrides)).toEqual(['torten', 'brote'])
  })

  test('shows all in the order of their file where it names none', async () => {
    expect(await idsIn('values', 'values')).toEqual(['zeit', 'nachbarn'])
  })

  test('shows news from the newest on', async () => {
    expect(await idsIn('news-list', 'news')).toEqual(['erntebrot', 'ofen'])
    const overrides = { 'news/ofen.md': replace('2026-02-02', '2026-10-02') }
    expect(await idsIn('news-list', 'news', overrides)).toEqual(['ofen', 'erntebrot'])
  })

  test('is empty where the file is not there', async () => {
    const overrides = { 'values.yaml': null }
    expect(await idsIn('values', 'values', overrides)).toEqual([])
  })
})

/** A page for each of so many vacancies, with a form that knows all of them. */
const vacancies = (count: number): Overrides => {
  const [, hero = '', form = ''] = bakeryText('pages/kontakt.yaml').split(/^(?= {2}- type: )/m)
  const meta = 'meta: {title: "{entry.title}", description: "{entry.title} bei uns"}'
  const ids = Array.from({ length: count }, (_, index) => `stelle-${index}`)
  return {
    'pages/stelle.yaml': `route: /stellen/:id\neach: jobs\n${meta}\nblocks:\n${hero}${form}`,
    'jobs.yaml': (text) => {
      const [first = ''] = text.split(/^(?=- )/m)
      return ids.map((id) => first.replace('baecker', id).replace(' (m', ` ${id} (m`)).join('')
    },
  }
}

/** How often JSON is read while a site is compiled. */
const readsOf = async (overrides: Overrides) => {
  const read = vi.spyOn(JSON, 'parse')
  const { problems } = await compileWith(overrides)
  const { length } = read.mock.calls
  read.mockRestore()
  expect(problems).toEqual([])
  return length
}

test('entries that the pages of all of them know are read once, and not for each page', async () => {
  await readsOf(vacancies(1))
  const [some, many] = [await readsOf(vacancies(20)), await readsOf(vacancies(40))]
  expect(many / some).toBeLessThan(2.2)
})

describe('an entry', () => {
  test('carries the address of its own page', async () => {
    const { blocks } = await pageOf('/')
    const list = blocks.find(({ type }) => type === 'news-list')
    expect(list).toMatchObject({
      news: [{ href: '/neues/erntebrot' }, { href: '/neues/ofen' }],
    })
  })

  test('in a list leaves out what the list does not show', async () => {
    const { blocks } = await pageOf('/')
    expect(JSON.stringify(blocks)).not.toContain('Neues Mehl nimmt mehr Wasser')
  })

  test('on its own page is there in full, with what it refers to', async () => {
    const { blocks } = await pageOf('/anlaesse/schlosshochzeit')
    expect(blocks[0]).toMatchObject({
      type: 'case-study',
      project: {
        id: 'schlosshochzeit',
        category: { label: 'Hochzeit' },
        testimonial: { name: 'Familie Krause' },
      },
    })
  })

  test('can be named by a block on any page', async () => {
    const { blocks } = await pageOf('/extra', {
      'pages/extra.yaml': `
        route: /extra
        meta: { title: Extra, description: Der Ofen noch einmal. }
        blocks:
          - type: article
            article: ofen
            back: { label: Zurück, href: / }
            footerTitle: Fragen?
            footerText: Gern.
            footerAction: { label: Fragen, href: /contact }
      `,
    })
    expect(blocks[0]).toMatchObject({ article: { id: 'ofen', title: 'Ein neuer Ofen' } })
  })

  test('named twice in two files is one problem that names both places', async () => {
    const { problems } = await compileWith({ 'news/ofen.md': replace('id: ofen', 'id: erntebrot') })
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'content/news/ofen.md',
        line: 2,
        message:
          'Den Kurznamen (id) `erntebrot` hat schon ein anderer Eintrag: content/news/erntebrot.md, Zeile 2.',
      }),
    ])
  })

  test('twice by a name with an umlaut is told one that can be an id', async () => {
    const both = (text: string) => text.replace(/id: .*/g, 'id: Öfen')
    const words = await wordsOf({ 'values.yaml': both })
    expect(words.filter((each) => each.includes('id: oefen-2'))).toHaveLength(1)
  })

  test('may have the id of an entry of another collection', async () => {
    const overrides = { 'values.yaml': replace('id: zeit', 'id: brot') }
    expect(await problemsOf(overrides)).toEqual([])
  })
})

describe('references to entries that can’t be read are no problem of their own', () => {
  test.each<[string, Overrides, string]>([
    [
      'the file is damaged',
      { 'services.yaml': replace('title: Sauerteigbrot', 'title: "Sauerteigbrot') },
      'content/services.yaml:2:10 open-quote',
    ],
    [
      'the file holds no list',
      { 'services.yaml': 'brot: Sauerteig' },
      'content/services.yaml:1:1 wrong-type',
    ],
    [
      'the id is misspelt',
      { 'services.yaml': replace('- id: brot', '- Id: brot') },
      'content/services.yaml:1:3 unknown-key',
    ],
    [
      'the entry has other faults',
      { 'services.yaml': replace('title: Sauerteigbrot', 'titel: Sauerteigbrot') },
      'content/services.yaml:2:3 unknown-key',
    ],
    [
      'the news item is damaged, to which a link leads',
      {
        'news/ofen.md': replace('---\n\nDer', '\nDer'),
        'pages/home.yaml': replace('href: /sortiment', 'href: /neues/ofen'),
      },
      'content/news/ofen.md:10:1 front-matter-open',
    ],
  ])('%s', async (_, overrides, problem) => {
    expect(await problemsOf(overrides)).toEqual([problem])
  })

  test('a reference that is wrong in any case is named', async () => {
    const overrides = {
      'services.yaml': replace('title: Sauerteigbrot', 'title: "Sauerteigbrot'),
      'pages/home.yaml': replace('- brot', '- kuchen'),
    }
    expect(await problemsOf(overrides)).toEqual([
      'content/pages/home.yaml:24:9 unknown-entry',
      'content/services.yaml:2:10 open-quote',
    ])
  })
})

describe('a name of an entry that is gone', () => {
  test.each([
    [
      'goes from a list',
      'pages/home.yaml',
      '- brot',
      '- kuchen',
      'löschen Sie auch hier den Namen.',
    ],
    [
      'goes with its line where that may be left out',
      'portfolio.yaml',
      'testimonial: nowak',
      'testimonial: sonnenschein',
      'löschen Sie auch hier die Zeile.',
    ],
    [
      'takes with it what cannot be without it',
      'portfolio.yaml',
      'category: birthday',
      'category: sonnenschein',
      'nennen Sie hier einen anderen, oder löschen Sie den ganzen Eintrag.',
    ],
  ])('%s', async (_, file, from, to, hint) => {
    expect(await wordsOf({ [file]: replace(from, to) })).toEqual([expect.stringContaining(hint)])
  })
})

describe('a file of entries that is gone is told once, with every place that names one of them', () => {
  test('and with what can go there', async () => {
    expect(await wordsOf({ 'categories.yaml': null })).toEqual([
      'Es fehlt categories.yaml; an mehreren Stellen wird aber etwas daraus genannt. → ' +
        'Stellen Sie categories.yaml wieder her. Soll es nichts daraus mehr geben, löschen Sie den ganzen Eintrag: ' +
        'content/portfolio.yaml, Zeilen 3, 33.',
    ])
  })

  test('as a file without any', async () => {
    const overrides = { 'topics.yaml': '# noch keine\n[]\n' }
    expect(await problemsOf(overrides)).toEqual(['content/topics.yaml:1:1 unknown-entry'])
  })

  test('and where only one is named, at that place', async () => {
    const overrides = {
      'testimonials.yaml': null,
      'portfolio.yaml': replace('  testimonial: krause\n', ''),
    }
    expect(await problemsOf(overrides)).toEqual([
      expect.stringMatching(/^content\/portfolio.yaml:\d+:16 unknown-entry$/),
    ])
  })
})

describe('a list that leads to pages', () => {
  test('asks for a page of each entry', async () => {
    expect(await problemsOf({ 'pages/neues.yaml': null, 'news/erntebrot.md': null })).toEqual([
      'content/pages/home.yaml:34:5 no-entry-pages',
    ])
  })

  test('leaves it at that where that page is damaged', async () => {
    const overrides = { 'pages/neues.yaml': replace('each: news', 'each: "news') }
    expect(await problemsOf(overrides)).toEqual(['content/pages/neues.yaml:2:7 open-quote'])
  })
})

describe('a name that no entry has', () => {
  const values = Array.from(
    { length: 40 },
    (_, index) => `- id: wert-${index}\n  title: Wert ${index}\n  description: Text.\n`,
  ).join('\n')
  const naming = (list: string): Overrides => ({
    'values.yaml': values,
    'pages/home.yaml': replace('- type: values', `- type: values\n    values: [${list}]`),
  })

  test('is told those that are like it, how many more there are, and where', async () => {
    const [words] = await wordsOf(naming('wert-77'))
    expect(words).toMatch(
      /Vorhanden sind: `wert-7`, (?:`wert-\d+`(?:, )?){7} … und 32 weitere in values\.yaml\./,
    )
  })

  test('is not taken for its neighbour', async () => {
    expect((await wordsOf(naming('wert-7, werte-7')))[0]).toContain('Vorhanden sind: `wert-7`')
  })
})

const FITTING = `
  - type: references
    title: Passend
    fitting: [torte]`

const LIKE_THIS = `
  - type: references
    title: Ähnlich`

/** The page of each project with its likes at the end. */
const likes = (text: string) => `${text.trimEnd()}${LIKE_THIS}\n`

describe('entries that fit', () => {
  test('are those that are about what is named', async () => {
    const overrides = { 'pages/home.yaml': (text: string) => `${text.trimEnd()}${FITTING}\n` }
    expect(await idsIn('references', 'fitting', overrides)).toEqual(['schlosshochzeit'])
  })

  test('are the first of their file where nothing is named', async () => {
    const overrides = { 'pages/home.yaml': likes }
    const all = ['schlosshochzeit', 'omas-neunzigster']
    expect(await idsIn('references', 'fitting', overrides)).toEqual(all)
  })

  test('are the others on the page of one of them', async () => {
    const overrides = { 'pages/anlass.yaml': likes }
    const ids = await idsIn('references', 'fitting', overrides, '/anlaesse/schlosshochzeit')
    expect(ids).toEqual(['omas-neunzigster'])
  })

  test('carry no more than is shown', async () => {
    const { blocks } = await pageOf('/', { 'pages/home.yaml': likes })
    expect(JSON.stringify(blocks.at(-1))).not.toContain('Kein Stück blieb übrig')
  })

  test('are missed where there are none', async () => {
    const overrides = {
      'pages/home.yaml': (text: string) => `${text.trimEnd()}${FITTING}\n`,
      'portfolio.yaml': replace('  services: [torte]\n', ''),
    }
    const { problems } = await compileWith(overrides)
    expect(problems).toMatchObject([{ code: 'nothing-fits', severity: 'warning' }])
  })

  test('are not missed where nobody can read what there is', async () => {
    const overrides = {
      'pages/home.yaml': (text: string) => `${text.trimEnd()}${FITTING}\n`,
      'portfolio.yaml': Buffer.from(`\uFEFF${bakeryText('portfolio.yaml')}`, 'utf16le'),
    }
    const { problems } = await compileWith(overrides)
    expect(problems.map(({ code }) => code)).toEqual(['not-utf8'])
  })

  test('are found beside an entry that is wrong in what it is about', async () => {
    const overrides = {
      'pages/home.yaml': (text: string) => `${text.trimEnd()}${FITTING}\n`,
      'portfolio.yaml': replace('  services: [torte]\n', '  services: {torte}\n'),
    }
    const { problems } = await compileWith(overrides)
    expect(problems.map(({ file, code }) => [file, code])).toContainEqual([
      'content/portfolio.yaml',
      'wrong-type',
    ])
  })
})

test('a copy of an article is told of, not the article', async () => {
  const copy = { 'news/alter-ofen.md': bakeryText('news/ofen.md') }
  expect(await problemsOf(copy)).toEqual(['content/news/alter-ofen.md:2:5 duplicate-id'])
})

test('what is proposed for it as its id is a text to YAML', async () => {
  const copy = { 'news/2026.md': bakeryText('news/ofen.md') }
  const [words = ''] = await wordsOf(copy)
  expect(words).toContain('zum Beispiel: id: "2026"')
  const named = { 'news/2026.md': bakeryText('news/ofen.md').replace('id: ofen', 'id: "2026"') }
  expect(await problemsOf(named)).toEqual([])
})
