import { describe, expect, test } from 'vitest'
import { compileWith, problemsOf, replace } from '../../workspace.ts'

const pageOf = async (route: string, overrides = {}) => {
  const { site, problems } = await compileWith(overrides)
  const page = site?.pages.find(({ data }) => data.route === route)
  if (!page) throw new Error(JSON.stringify(problems))
  return page.data
}

const description = async (text: string, overrides = {}) => {
  const page = await pageOf('/sortiment', {
    'pages/sortiment.yaml': replace('Was es wann gibt.', JSON.stringify(text)),
    ...overrides,
  })
  return page.meta.description
}

describe('a text may name', () => {
  test.each([
    ['a figure', '{stats.brote} Brote', '412 Brote'],
    ['the company', '{company.name} in {company.city}', 'Backhaus Ährengold in Senftenberg'],
    ['a number', 'seit {company.founded}', 'seit 1987'],
    ['the phone number as a link', '{company.phoneHref}', 'tel:+493573000000'],
    [
      'the opening hours',
      '{company.hours}',
      'Di bis Fr 6:00–12:30 sowie 14:00–18:00, Sa 6:30–11:00',
    ],
    ['the address of the site', '{site.url}/x', 'https://www.backhaus-aehrengold.example/x'],
    ['the year', '© {site.year}', '© 2026'],
    ['the form’s processor', '{form.processor}', 'Formularbote'],
  ])('%s', async (_, text, expected) => {
    expect(await description(text)).toBe(expected)
  })

  test.each([
    ['{ stats.brote }', 'Schreiben Sie: {stats.brote}'],
    ['{{stats.brote}}', 'Schreiben Sie: {stats.brote}'],
    ['{stats.brote Laibe', 'Schreiben Sie: {stats.brote}'],
    ['stats.brote} Laibe', 'Schreiben Sie: {stats.brote}'],
    ['[stats.brote] Laibe', 'Schreiben Sie: {stats.brote}'],
    ['{}', 'Schreiben Sie zum Beispiel'],
  ])('nothing in %j', async (text, hint) => {
    const page = replace('Was es wann gibt.', JSON.stringify(text))
    const { problems } = await compileWith({ 'pages/sortiment.yaml': page })
    expect(problems.map(({ code }) => code)).toEqual(['loose-brace'])
    expect(problems[0]?.hint).toContain(hint)
  })

  test('other words in brackets', async () => {
    expect(await description('(Torten) [sic]')).toBe('(Torten) [sic]')
  })

  test('its entry, on a page that is made from one', async () => {
    const { meta } = await pageOf('/neues/erntebrot')
    expect(meta.title).toBe('Das Erntebrot ist da – Backhaus Ährengold')
  })
})

describe('facts that name facts', () => {
  test('of the company', async () => {
    const overrides = { 'site.yaml': replace('Backhaus Ährengold e. K.', '"{company.name} e. K."') }
    expect(await description('{company.legalName}', overrides)).toBe(
      'Backhaus Ährengold e.\u00a0K.',
    )
  })

  test('of figures', async () => {
    const overrides = { 'stats.yaml': replace('96 Torten', 'seit {company.founded}') }
    expect(await description('{stats.torten}', overrides)).toBe('seit 1987')
  })

  test('of an entry', async () => {
    const { meta } = await pageOf('/neues/erntebrot', {
      'news/erntebrot.md': replace('Das Erntebrot ist da', 'Erntebrot aus {company.city}'),
    })
    expect(meta.title).toBe('Erntebrot aus Senftenberg – Backhaus Ährengold')
  })
})

describe('a name that is no fact', () => {
  test.each([
    '{stats.brot}',
    '{company.telefon}',
    '{company}',
    '{form.endpunkt}',
    '{entry.title}',
    '{preis}',
    '{stats.__proto__}',
    '{constructor}',
  ])('%s', async (name) => {
    const overrides = { 'pages/sortiment.yaml': replace('Was es wann gibt.', `Es gibt ${name}.`) }
    expect(await problemsOf(overrides)).toEqual(['content/pages/sortiment.yaml:4:24 unknown-fact'])
  })

  test('each of several', async () => {
    const overrides = {
      'pages/sortiment.yaml': replace('Was es wann gibt.', 'Mit {a}, {stats.brote} und {b}.'),
    }
    expect(await problemsOf(overrides)).toEqual([
      'content/pages/sortiment.yaml:4:20 unknown-fact',
      'content/pages/sortiment.yaml:4:43 unknown-fact',
    ])
  })

  test('each time', async () => {
    const overrides = {
      'pages/sortiment.yaml': replace('Was es wann gibt.', 'Mit {a} und {a}.'),
      'news/ofen.md': replace('aus dem eigenen Wald', '{b} und\n{b}'),
    }
    expect(await problemsOf(overrides)).toEqual([
      'content/news/ofen.md:12:25 unknown-fact',
      'content/news/ofen.md:13:1 unknown-fact',
      'content/pages/sortiment.yaml:4:20 unknown-fact',
      'content/pages/sortiment.yaml:4:28 unknown-fact',
    ])
  })
})

describe('where facts can’t be known, their names are no problem', () => {
  test('figures that can’t be read', async () => {
    const overrides = { 'stats.yaml': replace('value: 96 Torten', 'value: "96 Torten') }
    expect(await problemsOf(overrides)).toEqual(['content/stats.yaml:9:10 open-quote'])
  })

  test('a company that can’t be read', async () => {
    const overrides = { 'site.yaml': replace('  city:', '\tcity:') }
    expect(await problemsOf(overrides)).toEqual(['content/site.yaml:13:1 tab'])
  })

  test('a company without a phone', async () => {
    const overrides = { 'site.yaml': replace('  phone: "+49 3573 000000"\n', '') }
    expect(await problemsOf(overrides)).toEqual(['content/site.yaml:7:1 missing-key'])
  })
})
