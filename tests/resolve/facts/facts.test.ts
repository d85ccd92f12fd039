import { describe, expect, test } from 'vitest'
import { connectFacts } from '../../../scripts/resolve/facts/connect-facts.ts'
import { LIMITS } from '../../../src/enquiry/limits.ts'
import { compileWith, problemsOf, replace, show } from '../../workspace.ts'

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
      'Di bis Fr 6:00–\u206012:30 sowie 14:00–\u206018:00, Sa 6:30–\u206011:00',
    ],
    ['the address of the site', '{site.url}/x', 'https://www.backwerk-aehrengold.example/x'],
    ['the year', '© {site.year}', '© 2026'],
    ['the form’s processor', '{form.processor}', 'Formularbote'],
  ])('%s', async (_, text, expected) => {
    expect(await description(text)).toBe(expected)
  })

  test('what becomes of a message, as it follows from who takes it', async () => {
    const form = (lines: string) => ({
      'site.yaml': (text: string) => text.replace(/^form:\n(?: .*\n)+/m, `form:\n${lines}`),
    })
    const own = form('  provider: php\n  processor: Webspace AG\n  days: 30\n')
    expect(await description('{form.policy}', own)).toMatch(
      /Server dieser Website .* bei Webspace AG;.* Nach 30 Tagen löscht/,
    )
    // Who sends too much is told by where it comes from (`checkRate` in anfrage.php, `openRate` of the inbox).
    expect(await description('{form.policy}', own)).toMatch(
      new RegExp(`IP-Adresse .*nach\\s${LIMITS.window / 60}\\sMinuten .*Buchst\\.\\sf\\sDSGVO`),
    )
    const abroad = form('  provider: netlify\n  processor: Netlify\n  transfer: die Klauseln\n')
    expect(await description('{form.policy}', abroad)).toMatch(
      /geht an Netlify\. .*Land außerhalb der EU; das stützt sich auf die Klauseln\.$/,
    )
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

  test('of facts of facts, to the end', async () => {
    const overrides = {
      'site.yaml': (text: string) =>
        text
          .replace('  name: Backhaus Ährengold', '  name: "{site.titleSuffix} Nord"')
          .replace('Backhaus Ährengold e. K.', '"{company.name} GmbH"'),
      'stats.yaml': replace('96 Torten', '"{company.legalName}"'),
    }
    expect(await description('© {company.legalName}', overrides)).toBe(
      '© Backhaus Ährengold Nord GmbH',
    )
    expect(await description('{stats.torten}', overrides)).toBe('Backhaus Ährengold Nord GmbH')
  })

  test('of an entry', async () => {
    const { meta } = await pageOf('/neues/erntebrot', {
      'news/erntebrot.md': replace('Das Erntebrot ist da', 'Erntebrot aus {company.city}'),
    })
    expect(meta.title).toBe('Erntebrot aus Senftenberg – Backhaus Ährengold')
  })
})

describe('facts that never end', () => {
  const figures = (values: string[]) => (text: string) =>
    text +
    values
      .map(
        (value, index) =>
          `\n- id: a${index}\n  value: "${value}"\n  label: b\n  source: c\n  asOf: 2026-04-13\n`,
      )
      .join('')

  test('in a circle are one problem, with the way round', async () => {
    const { problems } = await compileWith({
      'stats.yaml': figures(['{stats.a1}', '{stats.a2}', '{stats.a0}', 'vor {stats.a0}']),
      'pages/sortiment.yaml': replace('Was es wann gibt.', 'Es gibt {stats.a0} {stats.a3}'),
    })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(show)).toEqual(['content/stats.yaml:15:11 fact-circle'])
    expect(errors[0]?.message).toContain(
      '{stats.a0} (content/stats.yaml, Zeile 15) → {stats.a1} (content/stats.yaml, Zeile 21) → {stats.a2} (content/stats.yaml, Zeile 27) → {stats.a0}',
    )
    expect(errors[0]?.hint).toContain('{stats.a1}')
  })

  test('name themselves', async () => {
    const overrides = {
      'site.yaml': replace('Senftenberg\n  country', '"{company.city}"\n  country'),
    }
    expect(await problemsOf(overrides)).toEqual(['content/site.yaml:13:10 fact-circle'])
  })

  test('double and double are one problem, where they get too long', async () => {
    const doubled = Array.from({ length: 60 }, (_, index) =>
      index === 59 ? 'Brot und Salz' : `{stats.a${index + 1}}{stats.a${index + 1}}`,
    )
    const { problems } = await compileWith({ 'stats.yaml': figures(doubled) })
    expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(
      ['fact-too-long'],
    )
  })

  test('go through ten thousand others without harm', async () => {
    const chain = Array.from({ length: 10_000 }, (_, index) =>
      index === 9_999 ? 'Brot' : `{stats.a${index + 1}}`,
    )
    const facts = new Map([['stats', new Map(chain.map((text, index) => [`a${index}`, text]))]])
    expect(connectFacts(facts).facts.get('stats')?.get('a0')).toBe('Brot')
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

  test.each([
    ['{company,city}', '{company.city}'],
    ['{stats-brote}', '{stats.brote}'],
    ['{company.fone}', '{company.phone}'],
    ['{company.fon}', '{company.phone}'],
    ['{year}', '{site.year}'],
  ])('%s is told with the one that was meant', async (name, meant) => {
    const overrides = { 'pages/sortiment.yaml': replace('Was es wann gibt.', `Es gibt ${name}.`) }
    const { problems } = await compileWith(overrides)
    expect(problems.map(({ hint }) => hint)).toEqual([`Meinten Sie \`${meant}\`?`])
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

test('a figure whose name has changed is not taken for another one', async () => {
  const { problems } = await compileWith({
    'stats.yaml': (text) => text.replace('id: brote', 'id: laibe'),
  })
  const facts = problems.filter(({ code }) => code === 'unknown-fact')
  expect(facts.length).toBeGreaterThan(0)
  for (const { hint } of facts) expect(hint).not.toContain('torten')
})

test('to whom messages go is in no file that is published', async () => {
  const form =
    'form:\n  provider: php\n  to: postfach@backhaus.example\n  days: 30\n  processor: A\n'
  const { site } = await compileWith({
    'site.yaml': (text) => text.replace(/^form:\n(?: .*\n)+/m, form),
  })
  expect(site?.admin.facts['form.processor']).toBe('A')
  expect(JSON.stringify(site?.admin)).not.toContain('postfach@')
})

test('what an entry does not have, or not as a text, is told so on the page that is made from it', async () => {
  const page = (text: string) => ({
    'pages/neues.yaml': (all: string) => all.replace('{entry.title}', text),
  })
  for (const name of ['{entry.expires}', '{entry.image.alt}', '{entry.content}']) {
    const { problems } = await compileWith(page(name))
    expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      `Die Angabe ${name} gibt es nicht bei jedem Eintrag. Nennen Sie eine, die jeder hat und die ein Text oder eine Zahl ist. Fehlt sie nur bei einigen, ergänzen Sie sie dort.`,
    ])
  }
})
