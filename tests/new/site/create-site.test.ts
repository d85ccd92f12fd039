import { describe, expect, test } from 'vitest'
import type { Files } from '../../../scripts/new/site/create-site.ts'
import { privacy } from '../../../scripts/new/site/legal/privacy.ts'
import type { Answers } from '../../../scripts/new/site/question.ts'
import { tradeNames } from '../../../scripts/new/site/trades.ts'
import { yamlText } from '../../../scripts/yaml/yaml-text.ts'
import { LEGAL_FORMS } from '../../../src/content/site/legal-form.ts'
import { show } from '../../workspace.ts'
import { compileSite, filesOf } from './site-folder.ts'

const forms = ['einzelunternehmen', 'gmbh'] as const
const sites = tradeNames.flatMap((trade) => forms.map((form) => ({ trade, form })))

describe('what a release still asks for is behind !platzhalter', () => {
  test.each(sites)('$trade, $form', async (answers) => {
    const { problems, site } = await compileSite(answers)
    expect(problems.filter(({ code }) => code !== 'placeholder').map(show)).toEqual([])
    expect(site).toBeDefined()
  })

  test.each(LEGAL_FORMS.map((form) => ({ form })))('every legal form: $form', async (answers) => {
    const { problems } = await compileSite(answers)
    expect(problems.filter(({ code }) => code !== 'placeholder').map(show)).toEqual([])
  })
})

test.each(tradeNames)('%s: a job has a page, where pay and place are read', async (trade) => {
  const { site } = await compileSite({ trade })
  const blocks = (site?.pages ?? []).flatMap(({ data }) =>
    data.blocks.map((block) => ({ route: data.route, block })),
  )
  const linked = blocks.flatMap(({ block }) =>
    block.type === 'jobs' ? (block.jobs as { href?: string }[]).map(({ href }) => href) : [],
  )
  const pages = blocks.filter(({ block }) => block.type === 'job').map(({ route }) => route)
  expect(pages).toHaveLength(1)
  expect(linked).toEqual(pages)
})

const withoutMarks = (files: Files): Files =>
  new Map([...files].map(([name, text]) => [name, text.replaceAll('!platzhalter', '')]))

test.each(sites)('$trade, $form: nothing else is hidden behind the marks', async (answers) => {
  const { problems } = await compileSite(answers, withoutMarks)
  // Both say that a value is still a sample: who takes the mark away has to fill in what stands in brackets, too.
  const others = problems.filter(({ code }) => !['example-value', 'filler'].includes(code))
  expect(others.map(show)).toEqual([])
})

const imprintOf = async (answers: Partial<Answers>): Promise<string> =>
  (await filesOf(answers)).get('content/pages/imprint.yaml') ?? ''

test('a trade that may need no master is told what is left out then', async () => {
  const note = 'Brauchen Sie für Ihr Handwerk keinen Meistertitel'
  for (const trade of tradeNames)
    expect((await imprintOf({ trade })).includes(note)).toBe(trade === 'general')
})

const siteOf = async (answers: Partial<Answers>): Promise<string> =>
  (await filesOf(answers)).get('content/site.yaml') ?? ''

test.each([
  { trade: 'building-services', kinds: 'kinds: [HVACBusiness, Plumber]\n' },
  { trade: 'joinery', kinds: 'kinds: [HomeAndConstructionBusiness]\n' },
  { trade: 'electrical', kinds: 'kinds: [Electrician]\n' },
  { trade: 'painter', kinds: 'kinds: [HousePainter]\n' },
] as const)('search engines are told what a business it is: $trade', async ({ trade, kinds }) => {
  expect(await siteOf({ trade })).toContain(kinds)
})

test('of any other trade nobody knows what a business it is', async () => {
  expect(await siteOf({ trade: 'general' })).not.toContain('kinds:')
})

describe('the legal form decides', () => {
  test('a sole trader has no register', async () => {
    expect(await imprintOf({})).not.toContain('{company.registerCourt}')
    expect(await siteOf({})).not.toContain('registerCourt')
  })

  test.each<Partial<Answers>>([
    { form: 'gmbh' },
    { name: 'Holtkamp e. K.' },
    { form: 'eg' },
  ])('registered: %j', async (answers) => {
    expect(await imprintOf(answers)).toContain('{company.registerCourt}')
    expect(await siteOf(answers)).toContain('registerCourt: !platzhalter')
  })

  test.each([
    ['Meier GmbH', 'gmbh'],
    ['Meier Baugesellschaft mbH', 'gmbh'],
    ['Meier GmbH & Co. KG', 'gmbh-co-kg'],
    ['Meier UG (haftungsbeschränkt)', 'ug'],
    ['Meier GbR', 'gbr'],
    ['Meier OHG', 'ohg'],
    ['Meier KG', 'kg'],
    ['Meier e.K.', 'einzelunternehmen'],
    ['Meier AG', 'ag'],
    ['Meier eG', 'eg'],
    ['Meier GmbH & Co. KGaA', 'andere'],
    ['Werkstatt Meier e. V.', 'andere'],
    ['Meier PartG mbB', 'andere'],
    ['Meier SE', 'andere'],
    ['Meier UG (haftungsbeschränkt) & Co. KG', 'kg'],
  ])('and the name says it: %s', async (name, form) => {
    const site = await siteOf({ name, form: undefined })
    expect(site).toContain(`legalName: ${yamlText(name)}\n  legalForm: ${form}\n`)
    expect(site.includes('registerCourt: !platzhalter')).toBe(form !== 'gbr')
    const { problems } = await compileSite({ name, form: undefined })
    expect(problems.filter(({ code }) => code !== 'placeholder').map(show)).toEqual([])
  })

  test('a foundation has none of the registers', async () => {
    const site = await siteOf({ name: 'Meier Stiftung', form: undefined })
    expect(site).toContain('legalForm: andere\n')
    expect(site).not.toContain('registerCourt')
  })

  test.each([
    ['Meier gmbh', 'Meier GmbH'],
    ['Meier UG', 'Meier UG (haftungsbeschränkt)'],
  ])('a form that people write in short is written out: %s', async (name, legalName) => {
    const site = await siteOf({ name, form: undefined })
    expect(site).toContain(`legalName: !platzhalter ${legalName}\n`)
  })

  const partner = (name: string) => ({
    name: 'Holtkamp GmbH & Co. KG',
    form: undefined,
    owner: name,
  })

  test('a GmbH & Co. KG is run by its GmbH, and that by the owner', async () => {
    expect(await siteOf(partner('Jan Kern'))).toContain(
      'representedBy: !platzhalter Muster Verwaltungs-GmbH, diese durch Jan Kern\n',
    )
    const whole = 'Kern Verwaltungs-GmbH, diese durch Jan Kern'
    expect(await siteOf(partner(whole))).toContain(`representedBy: ${whole}\n`)
  })

  test('where nothing says it, it is a sample', async () => {
    const site = await siteOf({ name: 'Tischlerei Ag', form: undefined })
    expect(site).toContain('legalForm: !platzhalter einzelunternehmen\n')
  })

  test('a name that already says its form is not doubted', async () => {
    const known = await siteOf({ form: 'gmbh', name: 'Holtkamp GmbH' })
    expect(known).toContain('legalName: Holtkamp GmbH\n')
    const guessed = await siteOf({ form: 'gmbh', name: 'Holtkamp' })
    expect(guessed).toContain('legalName: !platzhalter Holtkamp GmbH\n')
  })
})

test('what was answered stands plainly, the rest is a sample', async () => {
  const answers = { street: 'Gartenstraße 4', postcode: '48231', owner: 'Erika Holtkamp' }
  const text = await siteOf(answers)
  expect(text).toContain('street: Gartenstraße 4\n')
  expect(text).toContain('postcode: "48231"\n')
  expect(text).toContain('representedBy: Erika Holtkamp\n')
  expect(await siteOf({})).toMatch(/street: !platzhalter.*\n {2}postcode: !platzhalter/)
})

test.each([
  ['+49 2581 000000', 'DE'],
  ['+43 1 0000000', 'AT'],
  ['+41 44 000 00 00', 'CH'],
  ['+352 000000', '!platzhalter DE'],
])('a company with the number %s is in %s', async (phone, country) => {
  expect(await siteOf({ phone })).toContain(`country: ${country}\n`)
  const { problems } = await compileSite({ phone })
  const others = problems.map(({ code }) => code).filter((code) => code !== 'placeholder')
  expect(others).toEqual(/AT|CH/.test(country) ? ['foreign-law'] : [])
})

describe('a company abroad', () => {
  const abroad = { phone: '+43 316 000000', form: undefined }

  test('is told nothing of German states and forms', async () => {
    const site = await siteOf(abroad)
    expect(site).not.toMatch(/Bundesland|legalForm|Deutschland$/m)
    expect(site).toContain('Feiertage kennt Gewerk nur für Deutschland')
  })

  test.each(tradeNames)('%s: tells its customers nothing of German rules', async (trade) => {
    const files = [...(await filesOf({ ...abroad, trade }))]
    const own = files.filter(([name]) => /^content\/(?!pages\/(?:imprint|privacy)\.)/.test(name))
    const written = own.map(([, text]) => text.replace(/^ *#.*$/gm, '')).join('')
    expect(written).not.toMatch(/Deutschland|§|DGUV|Marktstammdaten|12 kW/)
    expect(written).not.toBe('')
  })

  test.each([
    ['+43 316 000000', 'de-AT'],
    ['+41 44 000 00 00', 'de-CH'],
    ['+352 000000', 'de'],
  ])('with the number %s writes its dates in %s', async (phone, language) => {
    expect(await siteOf({ ...abroad, phone })).toContain(`language: ${language}\n`)
  })

  test.each(tradeNames)('%s: is written in Switzerland as there, without ß', async (trade) => {
    const answers = { trade, phone: '+41 44 000 00 00', name: 'Weiß', form: undefined }
    const files = await filesOf(answers)
    for (const [name, text] of files)
      if (name.startsWith('content/') && name !== 'content/site.yaml') expect(text).not.toMatch(/ß/)
    expect(files.get('content/site.yaml')).toContain('name: Weiß\n')
    const codes = async (phone: string) =>
      (await compileSite({ ...answers, phone }, withoutMarks)).problems
        .map(({ code }) => code)
        .filter((code) => code === 'example-value')
    expect(await codes(answers.phone)).toEqual(await codes('+43 316 000000'))
  })

  test('gets samples of its own country', async () => {
    const site = await siteOf({ ...abroad, name: 'Holtkamp GmbH' })
    expect(site).toContain('vatId: !platzhalter ATU00000000\n')
    expect(site).toContain('tradeTitleState: !platzhalter Österreich\n')
    expect(site).toContain('chamber: !platzhalter Wirtschaftskammer Musterland')
  })

  test('is not sent to a chamber that only Germany has', async () => {
    expect(await imprintOf({})).toContain('Handwerkskammer')
    expect(await imprintOf(abroad)).not.toContain('Handwerkskammer')
    expect(await imprintOf(abroad)).toContain('Es folgt deutschem')
  })

  test('in Switzerland has its samples without ß, and its title from „der Schweiz“', async () => {
    const site = await siteOf({ ...abroad, phone: '+41 44 000 00 00' })
    expect(site).not.toContain('ß')
    expect(site).toContain('tradeTitleState: !platzhalter der Schweiz\n')
  })

  const AUSTRIA = '+43 316 000000'
  const SWITZERLAND = '+41 44 000 00 00'

  test.each([
    [AUSTRIA, 'Holz Maier e.U.', 'einzelunternehmen'],
    [AUSTRIA, 'Maier & Sohn OG', 'ohg'],
    [AUSTRIA, 'Maier KG', 'kg'],
    [AUSTRIA, 'Maier Ges.m.b.H.', 'gmbh'],
    [AUSTRIA, 'Maier GmbH & Co KG', 'gmbh-co-kg'],
    [AUSTRIA, 'Maier GesmbH & Co KG', 'gmbh-co-kg'],
    [AUSTRIA, 'Maier FlexCo', 'andere'],
    [SWITZERLAND, 'Maier & Sohn KlG', 'ohg'],
    [SWITZERLAND, 'Maier KmG', 'kg'],
    [SWITZERLAND, 'Maier AG', 'ag'],
  ])('%s, %s is registered there', async (phone, name, form) => {
    const answers = { phone, name, form: undefined }
    const site = await siteOf(answers)
    expect(site).toContain(`legalName: ${yamlText(name)}\n  legalForm: ${form}\n`)
    expect(site).toContain(
      phone === AUSTRIA
        ? 'registerNumber: !platzhalter FN 000000a\n'
        : 'registerNumber: !platzhalter CHE-000.000.000\n',
    )
    expect(await imprintOf(answers)).toContain(
      phone === AUSTRIA ? '- label: Firmenbuchnummer\n' : '- label: Handelsregister\n',
    )
    const { problems } = await compileSite(answers)
    const others = problems.map(({ code }) => code).filter((code) => code !== 'placeholder')
    expect(others).toEqual(['foreign-law'])
  })

  test.each([
    ['Maier', 'einzelunternehmen'],
    ['Maier GesbR', 'gbr'],
  ])('%s is not', async (name, form) => {
    const site = await siteOf({ ...abroad, name, form: form as Answers['form'] })
    expect(site).not.toContain('registerNumber')
  })

  test('keeps its name where the form was answered: how it is written, its country tells', async () => {
    expect(await siteOf({ ...abroad, name: 'Maier', form: 'ohg' })).toContain('legalName: Maier\n')
  })
})

describe('names with awkward signs', () => {
  test.each([
    'Müller & Söhne: Bäder',
    'Holz # Werk',
    'Heiner\'s "Bude"',
    'ja',
    '- Elektro -',
    '100% Holz | Leim',
    '@home',
    'C:\\Werk',
  ])('%s', async (name) => {
    const { problems, site } = await compileSite({ name })
    expect(problems.filter(({ code }) => code !== 'placeholder').map(show)).toEqual([])
    expect(site?.shell.company.name).toBe(name)
  })
})

test('without a contact form the privacy policy names no provider', () => {
  expect(privacy(true)).toContain('{form.policy}')
  expect(privacy(false)).not.toContain('form')
})

describe('no sample may be published, also where somebody took off its mark', () => {
  /** What is refused, as `company.street`, and how often behind other keys. */
  const refused = async (
    answers: Partial<Answers>,
    change: (text: string) => string = String,
  ): Promise<string[]> => {
    const { problems } = await compileSite(
      answers,
      (files) => new Map([...withoutMarks(files)].map(([name, text]) => [name, change(text)])),
    )
    return problems
      .filter(({ code }) => code === 'example-value')
      .map(({ file, message }) => `${file} ${/`(.*?)`/s.exec(message)?.[1]}`)
  }

  test('a postcode of another country', async () => {
    expect(await refused({ phone: '+43 1 0000000' })).toContain('content/site.yaml 0000')
  })

  test('the facts of the company', async () => {
    const values = (await refused({ form: 'gmbh' })).filter((place) => place.includes('site.yaml'))
    expect(values.map((place) => place.replace(/^.*?site\.yaml /, ''))).toEqual([
      'https://www.tischlerei-holtkamp.example',
      'Vorname Nachname',
      'Musterstraße 1',
      '00000',
      'Handwerkskammer Musterstadt, Musterstraße 2, 00000 Muster…',
      'Amtsgericht Musterstadt',
      'HRB 00000',
      'DE000000000',
      '[Name und Anschrift des Hosters]',
    ])
  })

  test.each(tradeNames.map((trade) => ({ trade })))('the texts of $trade', async (answers) => {
    const places = await refused(answers)
    for (const file of ['about.yaml', 'jobs.yaml', 'portfolio.yaml'])
      expect(places.filter((place) => place.includes(file)).length).toBeGreaterThan(0)
  })

  test('the words that stand for a trade which has no starter of its own', async () => {
    const places = await refused({ trade: 'general' })
    expect(places).toEqual(
      expect.arrayContaining([
        'content/site.yaml [Ihr Handwerk]meister',
        'content/pages/home.yaml Ihr Handwerk in {company.city}',
        ...['erste', 'zweite', 'dritte'].map(
          (which) => `content/services.yaml Ihre ${which} Leistung`,
        ),
        ...['erster', 'zweiter'].map((which) => `content/portfolio.yaml Ihr ${which} Auftrag`),
      ]),
    )
    expect(places.filter((place) => place.includes('Ihr Handwerk in'))).toHaveLength(2)
  })

  test('gaps in a text, and titles that say that something is left out', async () => {
    const places = (await refused({})).join('\n')
    for (const words of [
      '[Name und Anschrift',
      'Möbelstück: Name der Arbeit',
      'Woche 00',
      'Gestrichelter',
    ])
      expect(places).toContain(words)
  })

  test('the gap that is left in a text', async () => {
    const fill = (text: string) => text.replace('[Name und Anschrift des Hosters]', 'Hoster GmbH')
    const places = await refused({}, fill)
    expect(places).toContain('content/pages/privacy.yaml [Anzahl]')
  })

  test('a trade title that is right stays', async () => {
    expect((await refused({ form: 'gmbh' })).join('\n')).not.toContain('Tischlermeister')
  })
})
