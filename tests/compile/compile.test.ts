import { promises as fs } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { BAKERY, compileWith, jsonOf, problemsOf, replace, show, siteOf } from '../workspace.ts'
import { answerStrays } from './answer-strays.ts'

describe('content in order', () => {
  test('has no problems, and a page for each route', async () => {
    const { problems, site } = await compileWith()
    expect(problems).toEqual([])
    expect(site?.pages.map(({ data }) => data.route).toSorted()).toEqual([
      '/',
      '/*',
      '/anlaesse/omas-neunzigster',
      '/anlaesse/schlosshochzeit',
      '/contact',
      '/neues/erntebrot',
      '/neues/ofen',
      '/sortiment',
    ])
  })

  test('is not changed by being read', async () => {
    const before = await fs.readdir(BAKERY, { recursive: true })
    await compile(siteOf(BAKERY))
    expect(await fs.readdir(BAKERY, { recursive: true })).toEqual(before)
  })

  test('says the same each time', async () => {
    const [first, second] = [await compile(siteOf(BAKERY)), await compile(siteOf(BAKERY))]
    expect(jsonOf(first.site)).toBe(jsonOf(second.site))
  })
})

describe('several faults', () => {
  test('in several files are all named in one run, by file and line', async () => {
    const problems = await problemsOf({
      'ui.yaml': replace('skipLink: Direkt', 'skipLnk: Direkt'),
      'site.yaml': (text) =>
        replace(
          'founded: 1987',
          'founded: "1987"',
        )(replace('titleSuffix: Backhaus', 'titleSufix: Backhaus')(text)),
      'news/ofen.md': replace('date: 2026-02-02', 'date: 2.2.2026'),
      'pages/home.yaml': replace('{stats.brote}', '{stats.laibe}'),
      'pages/sortiment.yaml': replace('(/#stats)', '(/nirgends)'),
      'values.yaml': replace('title: Zeit', '\ttitle: Zeit'),
      'services.yaml': '',
      'notizen.txt': 'Mehl bestellen',
    })
    expect(problems).toEqual([
      'content/news/ofen.md:5:7 format',
      'content/notizen.txt:1:1 unknown-file',
      'content/pages/home.yaml:4:62 unknown-fact',
      'content/pages/sortiment.yaml:14:38 dead-link',
      'content/services.yaml:1:1 empty-file',
      'content/site.yaml:5:1 unknown-key',
      'content/site.yaml:10:13 needs-no-quotes',
      'content/ui.yaml:4:3 unknown-key',
      'content/values.yaml:2:3 tab',
    ])
  })

  test('in one file come in the order of its lines', async () => {
    const problems = await problemsOf({
      'pages/home.yaml': (text) =>
        text
          .replace('description:', 'beschreibung: x\n  description:')
          .replace('look: overview', 'look: kachel')
          .replace('href: /sortiment', 'href: /sortimente')
          .replace('type: values', 'type: hero'),
    })
    expect(problems).toEqual([
      'content/pages/home.yaml:4:3 unknown-key',
      'content/pages/home.yaml:13:15 dead-link',
      'content/pages/home.yaml:23:11 not-allowed',
      'content/pages/home.yaml:28:11 second-title-block',
    ])
  })

  test('of one value are named once', async () => {
    const overrides = { 'site.yaml': replace('url: https://www.', 'url: www.') }
    expect(await problemsOf(overrides)).toEqual(['content/site.yaml:3:6 format'])
  })

  test('of a page that is made many times are named once', async () => {
    const overrides = { 'pages/neues.yaml': replace('href: /contact', 'href: /kontact') }
    expect(await problemsOf(overrides)).toEqual(['content/pages/neues.yaml:16:13 dead-link'])
  })

  test('of an entry that is shown many times are named once', async () => {
    const home = (text: string) =>
      replace(
        'type: services',
        'type: services\n    id: a\n    services: [brot]\n\n  - type: services',
      )(text)
    const overrides = {
      'pages/home.yaml': home,
      'services.yaml': replace('href: /sortiment', 'href: /angebot'),
    }
    expect(await problemsOf(overrides)).toEqual(['content/services.yaml:10:9 dead-link'])
  })
})

describe('with an error', () => {
  test('there is no site', async () => {
    const { site } = await compileWith({ 'values.yaml': replace('title: Zeit', 'titel: Zeit') })
    expect(site).toBeUndefined()
  })

  test('placeholders are named all the same', async () => {
    const { problems } = await compileWith({
      'values.yaml': replace('title: Zeit', 'titel: !platzhalter Zeit'),
    })
    expect(problems.map((problem) => `${show(problem)} ${problem.severity}`)).toEqual([
      'content/values.yaml:2:3 unknown-key error',
      'content/values.yaml:2:10 placeholder warning',
    ])
  })
})

describe('placeholders', () => {
  test('are named each, and the site is made with them', async () => {
    const { problems, site } = await compileWith({
      'site.yaml': replace('  name: Backhaus Ährengold', '  name: !platzhalter Muster GmbH'),
      'portfolio.yaml': replace('- id: schlosshochzeit', '- !platzhalter\n  id: schlosshochzeit'),
      'news/ofen.md': replace('title: Ein neuer Ofen', 'title: !platzhalter Ein Ofen'),
    })
    expect(problems.map((problem) => `${show(problem)} ${problem.severity}`)).toEqual([
      'content/news/ofen.md:3:8 placeholder warning',
      'content/portfolio.yaml:1:3 placeholder warning',
      'content/site.yaml:8:9 placeholder warning',
    ])
    expect(site?.shell.company.name).toBe('Muster GmbH')
  })

  test('are told in the middle of a text, where visitors would read the word', async () => {
    const { problems } = await compileWith({
      'values.yaml': replace('title: Zeit', 'title: Das !platzhalter steht im Text'),
    })
    expect(problems.map(show)).toEqual(['content/values.yaml:2:14 unknown-tag'])
  })
})

describe('whatever stands in place of a value, the check answers', () => {
  test.each(['site.yaml', 'pages/home.yaml', 'pages/kontakt.yaml'])('in %s', (name) =>
    answerStrays(name, 7))
})
