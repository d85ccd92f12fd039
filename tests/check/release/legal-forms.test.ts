import { describe, expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'
import { place, unfit } from './fit-bakery.ts'

const named = (name: string, form: string) => (text: string) =>
  replace(
    'legalForm: einzelunternehmen',
    `legalForm: ${form}`,
  )(replace('legalName: Backhaus Ährengold e. K.', `legalName: ${name}`)(text))

/** The bakery under another name and form, without some lines of its data and their rows. */
const company = (name: string, form: string, without: string[] = []) => ({
  'site.yaml': (text: string) =>
    without.reduce(
      (rest, key) => rest.replace(new RegExp(`\n  ${key}: .*`), ''),
      named(name, form)(text),
    ),
  'pages/kontakt.yaml': (text: string) =>
    without.reduce(
      (rest, key) => rest.replace(new RegExp(`\n.*\n.*\\{company\\.${key}\\}.*`), ''),
      text
        .replace('"{company.representedBy}, Anschrift wie oben"', 'Thea Ährengold, wie oben')
        .replace('- label: Inhaberin', '- label: Vertreten durch'),
    ),
})

const REGISTER = ['registerCourt', 'registerNumber']

const codesOf = async (...given: Parameters<typeof company>) =>
  (await unfit(company(...given))).map(({ code, message }) =>
    `${code} ${/fehlt (\w+)\./.exec(message)?.[1] ?? ''}`.trim(),
  )

describe('a sole trader', () => {
  test('publishes without register and VAT number', async () => {
    expect(
      await codesOf('Backhaus Ährengold', 'einzelunternehmen', [...REGISTER, 'vatId']),
    ).toEqual([])
  })

  test('whose name is that of the business needs no other', async () => {
    const bare = [...REGISTER, 'vatId', 'representedBy']
    expect(await codesOf('Inhaberin Thea Ährengold', 'einzelunternehmen', bare)).toEqual([])
  })

  const ownedBy = (name: string) => ({
    'site.yaml': replace('Thea Ährengold, Inhaberin', JSON.stringify(name)),
  })

  test.each([
    'Hans "Jocki" Meier',
    'Hans „Jocki“ Meier, Inhaber',
    'Hans ‚Jocki‘ Meier',
    'Hans (Jocki) Meier',
    'Jeanne d’Arc',
    "Jeanne d'Arc",
    'Sinéad O’Neill',
    'Inhaberin: Änne von der Heydt-Groß',
    'Jürgen vom Bruch und Ümit Öz',
  ])('may be called %s', async (name) => {
    expect(await unfit(ownedBy(name))).toEqual([])
  })

  test.each([
    'Meier',
    '"Jocki" Meier',
    'Inhaber',
    'd’Arc',
    'die Geschäftsführung',
  ])('is not named in full by %s', async (name) => {
    expect((await unfit(ownedBy(name))).map(({ code }) => code)).toEqual(['no-full-name'])
  })

  test('is named with first and last name', async () => {
    const bare = [...REGISTER, 'vatId', 'representedBy']
    expect(await codesOf('Backhaus', 'einzelunternehmen', bare)).toEqual([
      'no-representative representedBy',
    ])
  })

  test('who is registered says so, with court and number', async () => {
    expect(await codesOf('Backhaus Ährengold', 'einzelunternehmen')).toEqual(['no-legal-form'])
    expect(await codesOf('Ährengold e. K.', 'einzelunternehmen', REGISTER)).toEqual([
      'no-register registerCourt',
      'no-register registerNumber',
    ])
  })
})

describe('a company', () => {
  test.each([
    ['Backhaus UG (haftungsbeschränkt)', 'ug'],
    ['Ährengold GmbH', 'gmbh'],
    ['Ährengold Backgesellschaft mbH', 'gmbh'],
    ['Ährengold UG (haftungsbeschränkt) & Co. KG', 'kg'],
    ['Ährengold OHG', 'ohg'],
    ['Ährengold KG', 'kg'],
    ['Ährengold AG', 'ag'],
    ['Landbäcker eG', 'eg'],
    ['Müller und Söhne eGbR', 'gbr'],
    ['Backhaus GmbH & Co. KGaA', 'andere'],
    ['Werkstatt Ährengold e. V.', 'andere'],
    ['Ährengold Stiftung', 'andere'],
  ])('takes %s', async (name, form) => {
    expect(await codesOf(name, form)).toEqual([])
  })

  test('is run by its GmbH, where that belongs to its form', async () => {
    const given = ['Bäckerei Müller GmbH & Co. KG', 'gmbh-co-kg'] as const
    expect(await codesOf(...given)).toEqual(['no-partner'])
    const { 'site.yaml': change, ...others } = company(...given)
    const run = replace(
      'Thea Ährengold, Inhaberin',
      'Müller Verwaltungs-GmbH, diese durch Änne Ott',
    )
    expect(await unfit({ ...others, 'site.yaml': (text) => change(run(text)) })).toEqual([])
  })

  test('under civil law needs its partners, and no register', async () => {
    expect(await codesOf('Müller und Söhne GbR', 'gbr', REGISTER)).toEqual([])
    expect(await codesOf('Müller und Söhne GbR', 'gbr', [...REGISTER, 'representedBy'])).toEqual([
      'no-representative representedBy',
    ])
  })

  test('with limited liability needs register, number and representatives', async () => {
    const bare = [...REGISTER, 'representedBy', 'vatId']
    expect(await codesOf('Ährengold GmbH', 'gmbh', bare)).toEqual([
      'no-register registerCourt',
      'no-register registerNumber',
      'no-representative representedBy',
    ])
  })

  test('of another form is asked for register and number where one of them is there', async () => {
    expect(await codesOf('Ährengold', 'andere', [...REGISTER])).toEqual([])
    expect(await codesOf('Ährengold', 'andere', ['registerNumber'])).toContain(
      'no-register registerNumber',
    )
    expect(await codesOf('Ährengold e. V.', 'andere', [...REGISTER, 'representedBy'])).toEqual([
      'no-register registerCourt',
      'no-register registerNumber',
      'no-representative representedBy',
    ])
  })

  test.each([
    ['Backhaus Ährengold', 'gmbh'],
    ['Backhaus UG', 'ug'],
  ])('has its form in its name: %s, %s', async (name, form) => {
    expect(await codesOf(name, form)).toEqual(['no-legal-form'])
  })
})

describe('whoever runs a company is called', () => {
  const called = async (form: string, label: string) => {
    const { 'site.yaml': site, 'pages/kontakt.yaml': imprint } = company('Ährengold', form)
    const page = (text: string) =>
      imprint(text).replace('- label: Vertreten durch', `- label: ${label}`)
    const problems = await unfit({ 'site.yaml': site, 'pages/kontakt.yaml': page })
    return problems.filter(({ code }) => code === 'other-title')
  }

  test.each([
    ['gmbh', 'Gesellschafter', 'Geschäftsführung'],
    ['gmbh', 'Inhaber/in', 'Geschäftsführung'],
    ['einzelunternehmen', 'Geschäftsführerin', 'Inhaber/in'],
    ['eg', 'Geschäftsführung', 'Vorstand'],
  ])('in a company of the form %s not %s', async (form, label, right) => {
    const [problem, ...others] = await called(form, label)
    expect(others).toEqual([])
    expect(problem?.file).toBe('content/pages/kontakt.yaml')
    expect(problem?.hint).toBe(`Schreiben Sie: ${right}`)
  })

  test.each([
    ['gmbh', 'Vertreten durch'],
    ['gmbh', 'Geschäftsführender Gesellschafter'],
    ['gbr', 'Geschäftsführende Gesellschafterin'],
    ['gmbh-co-kg', 'Persönlich haftende Gesellschafterin'],
    ['einzelunternehmen', 'Geschäftsinhaber'],
    ['ag', 'Vorständin'],
    ['andere', 'Vorstand'],
    ['andere', 'Geschäftsführung'],
    ['gmbh', 'Ihr Ansprechpartner'],
  ])('in a company of the form %s well %s', async (form, label) => {
    expect(await called(form, label)).toEqual([])
  })
})

describe('a name that says another form contradicts it', () => {
  test.each([
    ['Ährengold GmbH', 'einzelunternehmen', 'gmbh'],
    ['Bäckerei Ährengold mbH', 'einzelunternehmen', undefined],
    ['Ährengold Backgesellschaft mbH', 'ug', 'gmbh'],
    ['Ährengold gGmbH Lausitz', 'eg', 'gmbh'],
    ['Backhaus GmbH', 'gmbh-co-kg', 'gmbh'],
    ['Ährengold GmbH & Co. KG', 'gmbh', 'gmbh-co-kg'],
    ['Ährengold GmbH und Co.KG', 'kg', 'gmbh-co-kg'],
    ['ÄHRENGOLD GMBH & CO. KG', 'gmbh', 'gmbh-co-kg'],
    ['Ährengold Gesellschaft m.b.H.', 'ug', 'gmbh'],
    ['Ährengold Backgesellschaft m. b. H. & Co. KG', 'kg', 'gmbh-co-kg'],
    ['Ährengold Gesellschaft m.b.H. & Co. KG', 'gmbh-co-kg', undefined],
    ['Ährengold AG & Co. KG', 'ag', 'kg'],
    ['Ährengold & Co. GmbH', 'kg', 'gmbh'],
    ['Ährengold GmbH i. G.', 'ug', 'gmbh'],
    ['Backhaus UG', 'gmbh', 'ug'],
    ['Backhaus UG (haftungsbeschränkt)', 'einzelunternehmen', 'ug'],
    ['Müller und Söhne GbR', 'einzelunternehmen', 'gbr'],
    ['Müller und Söhne eGbR', 'ohg', 'gbr'],
    ['Ährengold OHG', 'gbr', 'ohg'],
    ['Ährengold KG', 'einzelunternehmen', 'kg'],
    ['Ährengold AG', 'gmbh', 'ag'],
    ['Landbäcker eG', 'gbr', 'eg'],
    ['Backhaus GmbH & Co. KGaA', 'gmbh-co-kg', 'andere'],
    ['Werkstatt Ährengold e.V.', 'gmbh', 'andere'],
    ['Ährengold Stiftung', 'gmbh', 'andere'],
    ['Ährengold Ltd.', 'gmbh', 'andere'],
    ['Ährengold Ltd. & Co. KG', 'gmbh', 'kg'],
    ['Stiftung Ährengold GmbH', 'andere', 'gmbh'],
    ['Thea Ährengold e.U.', 'gmbh', 'einzelunternehmen'],
    ['Thea Ährengold e.K.', 'gmbh', 'einzelunternehmen'],
    ['Thea Ährengold e. Kfr.', 'gbr', 'einzelunternehmen'],
  ])('%s, %s', async (name, form, meant) => {
    const { problems } = await compileWith(company(name, form))
    expect(problems.map(({ code, line, hint }) => [code, line, hint])).toEqual(
      meant
        ? [
            [
              'other-form',
              30,
              expect.stringMatching(`legalForm: ${meant}\\. .*legalName in Zeile 9`),
            ],
          ]
        : [],
    )
    if (meant) expect(await codesOf(name, form)).toContain('other-form')
  })

  test.each([
    'Thea Ag und Töchter',
    'Inhaber Kg Ohg',
    'AG Brot Ährengold',
    'KG-Bäckerei Ährengold',
    'Brot & Eg Ährengold',
    'Bäckerei zur UGH',
  ])('letters that are no form contradict nothing: %s', async (name) => {
    const { problems } = await compileWith(company(name, 'einzelunternehmen'))
    expect(problems).toEqual([])
  })
})

test('without a legal form a site is not published, and its editor is told what to add', async () => {
  const formless = replace('\n  legalForm: einzelunternehmen', '')
  const [problem, ...others] = await unfit({ 'site.yaml': formless })
  expect(others).toEqual([])
  expect(problem && place(problem)).toBe('error content/site.yaml:7:1-7:8 form-missing')
  expect(problem?.hint).toContain('legalForm: mit einem dieser Wörter: einzelunternehmen, gbr')
  expect(await unfit({ 'site.yaml': formless }, false)).toEqual([])
})

describe('what the trade asks for', () => {
  const given = (lines: string) => ({
    'site.yaml': replace('\n  vatId: DE300000007', `\n  vatId: DE300000007\n${lines}`),
  })
  const row = '      - label: Schlichtung\n'
  const shown = (names: string) => ({
    'pages/kontakt.yaml': replace(
      row,
      `      - label: Aufsicht\n        value: "${names}"\n${row}`,
    ),
  })

  test.each([
    ['chamber', '  chamber: Handwerkskammer Cottbus', '{company.chamber}', 'Nr. 5 Buchst. a'],
    ['authority', '  supervisoryAuthority: Landkreis', '{company.supervisoryAuthority}', 'Nr. 3'],
  ])('stands in the imprint: %s', async (_, lines, names, law) => {
    const [problem, ...others] = await unfit(given(lines))
    expect(others).toEqual([])
    expect(problem?.message).toContain(`§ 5 Abs. 1 ${law} DDG`)
    expect(await unfit({ ...given(lines), ...shown(names) })).toEqual([])
  })

  test('stands in the imprint: a title, with its state, the chamber and the rules', async () => {
    const lines = '  tradeTitle: Bäckermeisterin\n  tradeTitleState: Deutschland'
    const laws = (await unfit(given(lines))).map(
      ({ message }) => /Nr\. 5 Buchst\. \w/.exec(message)?.[0],
    )
    expect(laws.toSorted()).toEqual(['Nr. 5 Buchst. a', 'Nr. 5 Buchst. b', 'Nr. 5 Buchst. c'])
    const names =
      '{company.tradeTitle}, {company.tradeTitleState}, Handwerkskammer, Handwerksordnung'
    expect(await unfit({ ...given(lines), ...shown(names) })).toEqual([])
  })
})

test('a name that is no text is told as such', async () => {
  const wrong = { 'site.yaml': replace('legalName: Backhaus Ährengold e. K.', 'legalName: [GmbH]') }
  const { problems } = await compileWith(wrong)
  expect(problems.map(({ code }) => code)).toEqual(['wrong-type'])
})
