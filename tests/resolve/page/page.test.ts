import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BAKERY, compileWith, type Overrides, problemsOf, replace } from '../../workspace.ts'

const pageOf = async (route: string, overrides: Overrides = {}) => {
  const { site, problems } = await compileWith(overrides)
  const page = site?.pages.find(({ data }) => data.route === route)
  if (!page) throw new Error(JSON.stringify(problems))
  return page
}

const SOME = '- type: prose\n    text: Mehl.\n\n  '
const FIRST = '- type: services\n\n'

const withBlocks = (...blocks: string[]): Overrides => ({
  'pages/sortiment.yaml': replace(FIRST, `${blocks.join('')}${FIRST}`),
})

const headed = (...headings: string[]) =>
  `- type: prose\n    text: |\n${headings.map((each) => `      ## ${each}\n\n      Mehl.\n\n`).join('')}  `

const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"tagName":"h\d","properties":\{"id":"([^"]*)"/g)].map(
    ([, id = '']) => id,
  )

describe('headings in texts', () => {
  test('have ids of their own on their page, whatever texts and blocks are called', async () => {
    const blocks = withBlocks(headed('Mehl', 'Hero', 'Main'), headed('Mehl', 'Mehl', 'Wasser'))
    const { data } = await pageOf('/sortiment', blocks)
    expect(idsIn(data.blocks.filter(({ id }) => id.startsWith('prose')))).toEqual([
      'mehl',
      'hero-2',
      'main-2',
      'mehl-2',
      'mehl-2-2',
      'wasser',
    ])
  })

  test('are led to by those', async () => {
    const linked = (id: string) =>
      withBlocks(headed('Mehl', 'Main'), headed('Mehl', `[Wasser](#${id})`))
    expect(await problemsOf(linked('mehl-2'))).toEqual([])
    expect(await problemsOf(linked('main-2'))).toEqual([])
    expect(await problemsOf(linked('main'))).toEqual([expect.stringContaining('dead-fragment')])
  })
})

describe('blocks', () => {
  test('are called by their type and number, or as their editor says', async () => {
    const { data } = await pageOf('/sortiment', withBlocks(SOME, SOME, SOME))
    expect(data.blocks.map(({ id }) => id)).toEqual([
      'hero',
      'brote',
      'prose',
      'prose-2',
      'prose-3',
      'services',
      'subsidies',
      'jobs',
    ])
  })

  test('may not be called as another is', async () => {
    const named = '- type: prose\n    id: services\n    text: Mehl.\n\n  '
    expect(await problemsOf(withBlocks(named))).toEqual([
      'content/pages/sortiment.yaml:24:5 duplicate-id',
    ])
  })

  test('carry their interface words', async () => {
    const { data } = await pageOf('/')
    expect(data.blocks.find(({ type }) => type === 'stats')?.ui).toEqual({
      source: 'Quelle: {source}, Stand {date}',
    })
  })

  test('say whether one of them searches the site, which has an index only then', async () => {
    const searching = withBlocks('- type: search\n\n  ')
    expect((await pageOf('/sortiment', searching)).searches).toBe(true)
    expect((await pageOf('/', searching)).searches).toBe(false)
  })

  test('leave out what their editor keeps for the company alone', async () => {
    const trust =
      '- type: trust\n    points:\n      - text: Meisterbetrieb\n        source: Urkunde\n      - text: Eigene Mühle\n        source: Grundbuch\n\n  '
    const { data, fields } = await pageOf('/sortiment', withBlocks(trust))
    expect(JSON.stringify(data)).toContain('Eigene Mühle')
    expect(JSON.stringify([data, Object.keys(fields)])).not.toMatch(/Grundbuch|\.source/)
  })

  test('get what their editor left out', async () => {
    const { data } = await pageOf('/sortiment')
    expect(data.blocks.find(({ type }) => type === 'services')).toMatchObject({ look: 'detail' })
  })
})

test('a page that names an entry which can’t be read is not worked out, and says nothing of it', async () => {
  const overrides = {
    'services.yaml': replace('id: torte', 'id: törtchen'),
    'portfolio.yaml': replace('services: [torte]', 'services: [toertchen]'),
    'pages/sortiment.yaml': replace(
      '- type: services\n',
      '- type: services\n    services: [brot, toertchen]\n',
    ),
  }
  expect(await problemsOf(overrides)).toEqual(['content/services.yaml:12:7 format'])
})

describe('the main heading', () => {
  test('is asked for once', async () => {
    const overrides = {
      'pages/sortiment.yaml': replace('- type: hero\n    title: Sortiment\n', ''),
    }
    expect(await problemsOf(overrides)).toEqual([
      'content/pages/sortiment.yaml:8:11 no-title-block',
    ])
  })

  test('is asked for even if something else is wrong', async () => {
    const overrides = {
      'pages/sortiment.yaml': (text: string) =>
        replace(
          'Dienstags gibt es [Dinkelbrot](/#stats)',
          '',
        )(replace('- type: hero\n    title: Sortiment\n', '')(text)).replace(
          'title: Brote',
          'titel: Brote',
        ),
    }
    expect(await problemsOf(overrides)).toEqual([
      'content/pages/sortiment.yaml:8:11 no-title-block',
      'content/pages/sortiment.yaml:10:5 unknown-key',
    ])
  })

  test('is not missed where it may be the misspelt block', async () => {
    const overrides = { 'pages/sortiment.yaml': replace('type: hero', 'type: hreo') }
    expect(await problemsOf(overrides)).toEqual(['content/pages/sortiment.yaml:7:11 not-allowed'])
  })
})

describe('metadata', () => {
  test('has the title of the site, the address, and no leave to be hidden', async () => {
    const { data } = await pageOf('/sortiment')
    expect(data.meta).toMatchObject({
      title: 'Sortiment – Backhaus Ährengold',
      description: 'Was es wann gibt.',
      canonical: 'https://www.backwerk-aehrengold.example/sortiment',
      hidden: false,
    })
    expect(data.meta.image.url).toMatch(/^https:\/\/www\.backwerk-aehrengold\.example\/.+/)
  })

  test('of the home page ends with a slash', async () => {
    expect((await pageOf('/')).data.meta.canonical).toBe('https://www.backwerk-aehrengold.example/')
  })

  test('says what search engines leave out', async () => {
    expect((await pageOf('/*')).data.meta.hidden).toBe(true)
  })
})

describe('sources of texts', () => {
  test('lead to the file, the key and the characters, facts by their names', async () => {
    const { fields } = await pageOf('/')
    expect(fields['hero.subtitle']).toMatchObject({
      kind: 'text',
      file: 'pages/home.yaml',
      path: ['blocks', 'hero', 'subtitle'],
      text: 'Seit {company.founded} backen wir, was der Name verspricht.',
    })
  })

  test('of an entry lead to the entry’s file', async () => {
    const { fields } = await pageOf('/')
    expect(fields['services.services.brot.title']).toMatchObject({
      file: 'services.yaml',
      path: ['brot', 'title'],
      text: 'Sauerteigbrot',
    })
    expect(fields['news-list.news.erntebrot.title']).toMatchObject({ file: 'news/erntebrot.md' })
  })

  test('of an article lead to the text below its front matter', async () => {
    const { fields } = await pageOf('/neues/ofen')
    expect(fields['article.article.content']).toMatchObject({
      kind: 'markdown',
      file: 'news/ofen.md',
    })
  })

  test('of entries that a block knows and does not show are no part of the page', async () => {
    const { data, fields, groups } = await pageOf('/contact')
    const contact = data.blocks.find(({ type }) => type === 'contact')
    expect(contact).toMatchObject({ jobs: [{ id: 'baecker' }, { id: 'verkauf' }] })
    const paths = [fields, groups].flatMap(Object.keys)
    expect(paths.filter((each) => each.startsWith('contact.jobs'))).toEqual([])
  })

  test('of a block say what its type is called, those of an entry nothing', async () => {
    const { groups } = await pageOf('/contact')
    expect(groups.contact?.called).toBe('Kontaktformular')
    const entries = Object.entries((await pageOf('/')).groups).filter(([at]) => at.includes('.'))
    expect(entries.filter(([, { called }]) => called !== undefined)).toEqual([])
  })

  test('hold exactly the characters of the value', async () => {
    for (const route of ['/', '/sortiment', '/neues/ofen']) {
      const { fields } = await pageOf(route)
      expect(Object.keys(fields)).not.toEqual([])
      for (const { file, range, text, kind } of Object.values(fields)) {
        if (kind === 'markdown') continue
        expect(readFileSync(path.join(BAKERY, file), 'utf8').slice(range.start, range.end)).toBe(
          text,
        )
      }
    }
  })
})

describe('the admin mode', () => {
  test('may change a page unless it says no', async () => {
    expect((await pageOf('/')).data.admin).toBe(true)
    const overrides = { 'pages/home.yaml': replace('route: /', 'route: /\nadmin: false') }
    expect((await pageOf('/', overrides)).data.admin).toBe(false)
  })

  test('tells pages that are made from entries apart', async () => {
    expect((await pageOf('/')).data.key).toBe('home')
    expect((await pageOf('/neues/ofen')).data.key).toBe('neues/ofen')
  })
})
