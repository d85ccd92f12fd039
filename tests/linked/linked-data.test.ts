import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { productFolder } from '../../scripts/machine/packages/product-folder.ts'
import { product } from '../../scripts/product/product.ts'
import { crumbsOf, linkedData, linkedSite } from '../../scripts/render/linked-data.ts'
import { joinQuestions } from '../../scripts/resolve/page/join-questions.ts'
import type { ResolvedSite } from '../../scripts/resolve/resolve.ts'
import { compileWith, RENOVATION, RENOVATION_TODAY, removeFolder, replace } from '../workspace.ts'

interface Graph {
  '@graph': Record<string, unknown>[]
}

let site: ResolvedSite
const graphOn = (route: string) => {
  const page = site.pages.find((each) => each.route === route)
  const crumbs = crumbsOf(route, site)
  return linkedData({ route, things: page?.things ?? [], crumbs }, linkedSite(site)) as
    | Graph
    | undefined
}

beforeAll(async () => {
  const compiled = await compile({
    ...product,
    content: RENOVATION,
    today: () => RENOVATION_TODAY,
  })
  if (!compiled.site) throw new Error('The fixture has problems')
  site = compiled.site
})

const typed = (route: string, type: string) =>
  graphOn(route)?.['@graph'].filter((thing) => thing['@type'] === type) ?? []

test('the home page says of the company what stands in site.yaml', () => {
  const [company] = typed('/', 'HVACBusiness')
  expect(company).toMatchObject({
    '@id': `${site.url}/#company`,
    name: site.whole.company.name,
    telephone: site.whole.company.phone,
    address: { postalCode: '59590', addressLocality: 'Ahlenfeld', addressCountry: 'DE' },
    geo: { latitude: 51.6406, longitude: 8.5167 },
    foundingDate: '1910',
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(['https://schema.org/Monday']), opens: '08:00' },
      { opens: '13:00', closes: '17:00' },
      { dayOfWeek: ['https://schema.org/Friday'], closes: '12:00' },
    ],
  })
  expect(JSON.stringify(company)).toContain('"name":"Lippstadt"')
})

/** What the home page says of the company where site.yaml has other lines on it. */
const companyWith = (changes: Partial<ResolvedSite['whole']['company']>, towns?: string[]) => {
  const { whole } = site
  const other = {
    ...whole,
    company: { ...whole.company, ...changes },
    footer: { ...whole.footer, towns },
    areas: [],
  }
  const data = linkedData(
    { route: '/', things: [], crumbs: [] },
    linkedSite({ ...site, whole: other }),
  )
  return (data as Graph)['@graph'].find((thing) => 'address' in thing)
}

test('days on which it is closed are told as hours that end as they begin', () => {
  const closures = [{ from: '2026-12-24', until: '2027-01-03' }]
  expect(companyWith({ closures })).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2027-01-03', opens: '00:00', closes: '00:00' },
    ],
  })
})

test('where no town is listed, those of the footer are served', () => {
  expect(companyWith({ vatId: 'DE123456789' }, ['Soest'])).toMatchObject({
    vatID: 'DE123456789',
    areaServed: [{ '@type': 'City', name: 'Soest' }],
  })
})

test('what site.yaml does not say of the company is left out', () => {
  const bare = companyWith({
    geo: undefined,
    founded: undefined,
    vatId: undefined,
    hours: [],
    closures: [],
  })
  const said = [
    '@type',
    '@id',
    'name',
    'legalName',
    'url',
    'image',
    'telephone',
    'email',
    'address',
  ]
  expect(Object.keys(bare ?? {}).toSorted()).toEqual(said.toSorted())
})

test('no page gives the company stars', () => {
  for (const { route } of site.pages)
    expect(JSON.stringify(graphOn(route)) ?? '').not.toMatch(/rating|review/i)
})

test('a page says which services it is about, an article what it is, and both the way to them', () => {
  expect(typed('/heating', 'Service')).toContainEqual(
    expect.objectContaining({ name: 'Wärmepumpen', provider: { '@id': `${site.url}/#company` } }),
  )
  expect(typed('/blog/heizungsfoerderung-2026', 'BlogPosting')).toMatchObject([
    { datePublished: '2026-11-09', publisher: { '@id': `${site.url}/#company` } },
  ])
  const [way] = typed('/blog/heizungsfoerderung-2026', 'BreadcrumbList') as [
    { itemListElement: { position: number; item: string }[] },
  ]
  expect(way.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, `${site.url}/`],
    [2, `${site.url}/blog`],
    [3, `${site.url}/blog/heizungsfoerderung-2026`],
  ])
  expect(typed('/blog', 'BreadcrumbList')).toHaveLength(1)
  expect(typed('/', 'BreadcrumbList')).toEqual([])
})

test('on the way to it a page is called what the footer calls it, where the header has no word', () => {
  const { footer } = site.whole
  const about = [{ label: 'Aus dem Betrieb', href: '/blog' }]
  const named = { ...site, whole: { ...site.whole, footer: { ...footer, about } } }
  expect(crumbsOf('/blog', named).at(-1)?.name).toBe('Aus dem Betrieb')
})

test('on the way to it a page that no link names has its title, without the company', () => {
  const { titleSuffix } = site.whole
  const route = '/blog/heizungsfoerderung-2026'
  expect(site.pages.find((page) => page.route === route)?.meta.title).toContain(titleSuffix)
  expect(crumbsOf(route, site).at(-1)?.name).toBe('Heizungsförderung: die richtige Reihenfolge')
})

test('a vacancy says what it pays and where it is', () => {
  expect(typed('/jobs/electrician', 'JobPosting')).toMatchObject([
    {
      employmentType: 'FULL_TIME',
      baseSalary: { currency: 'EUR', value: { minValue: 19.5, maxValue: 25, unitText: 'HOUR' } },
      jobLocation: { address: { addressLocality: 'Ahlenfeld' } },
      hiringOrganization: { '@id': `${site.url}/#company` },
    },
  ])
})

/** Where a vacancy is said to be in which these lines stand. */
const placeOfJob = async (address: string) => {
  const { site: bakery } = await compileWith({
    'jobs.yaml': replace('  employment: Vollzeit, ab', `${address}  employment: Vollzeit, ab`),
    'pages/stelle.yaml': JOB_PAGE,
  })
  const page = bakery?.pages.find(({ route }) => route === '/stellen/baecker')
  if (!bakery || !page) return undefined
  const { '@graph': graph } = linkedData(
    { route: page.route, things: page.things, crumbs: [] },
    linkedSite(bakery),
  ) as Graph
  return graph.find((thing) => '@type' in thing && thing['@type'] === 'JobPosting')?.jobLocation
}

const JOB_PAGE = `route: /stellen/:id
each: jobs
meta: { title: "{entry.title}", description: "{entry.description}" }
blocks:
  - type: job
    back: { label: Alle Stellen, href: /sortiment }
    tasksLabel: Was zu tun ist
    profileLabel: Was Sie mitbringen
    applyTitle: Bewerben
    applyText: Ein Satz genügt.
`

test.each([
  [
    '  address: { street: Marktgasse 2, postcode: "03222", city: Lübbenau }\n',
    { streetAddress: 'Marktgasse\u00a02', postalCode: '03222', addressLocality: 'Lübbenau' },
  ],
  [
    '  address: { postcode: "03222", city: Lübbenau }\n',
    { postalCode: '03222', addressLocality: 'Lübbenau' },
  ],
  ['', { streetAddress: 'Mühlengang 7', postalCode: '01968', addressLocality: 'Senftenberg' }],
])('a vacancy is where it says that it is, else where the company is: %s', async (written, said) => {
  expect(JSON.parse(JSON.stringify(await placeOfJob(written)))).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...said, addressCountry: 'DE' },
  })
})

test('a vacancy that may be full or part time is found under both', () => {
  expect(typed('/jobs/accountant', 'JobPosting')).toMatchObject([
    { employmentType: ['FULL_TIME', 'PART_TIME'] },
  ])
})

test('a vacancy is said to be applied for on its page where the form stands there, and nowhere else', async () => {
  expect(typed('/jobs/electrician', 'JobPosting')).toMatchObject([{ directApply: true }])
  const content = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-'))
  await fs.cp(RENOVATION, content, { recursive: true })
  const file = path.join(content, 'pages/job.yaml')
  const text = await fs.readFile(file, 'utf8')
  await fs.writeFile(file, text.slice(0, text.indexOf('  - type: contact')))
  const { site: other } = await compile({ ...product, content, today: () => RENOVATION_TODAY })
  await removeFolder(content)
  const page = other?.pages.find(({ route }) => route === '/jobs/electrician')
  const [posting] = page?.things ?? []
  expect(posting).toMatchObject({ '@type': 'JobPosting' })
  expect(posting).not.toHaveProperty('directApply')
})

test('a vacancy in Switzerland pays in francs', () => {
  const route = '/jobs/electrician'
  const { things = [] } = site.pages.find((each) => each.route === route) ?? {}
  const company = { ...site.whole.company, country: 'CH' }
  const swiss = linkedSite({ ...site, whole: { ...site.whole, company } })
  const { '@graph': graph } = linkedData({ route, things, crumbs: [] }, swiss) as Graph
  expect(graph).toContainEqual(
    expect.objectContaining({ baseSalary: expect.objectContaining({ currency: 'CHF' }) }),
  )
})

test('questions of several blocks are those of one page', () => {
  const questions = (name: string) => ({ '@type': 'FAQPage', mainEntity: [{ name }] })
  const service = { '@type': 'Service' }
  expect(joinQuestions([questions('a'), service, questions('b')])).toEqual([
    { '@type': 'FAQPage', mainEntity: [{ name: 'a' }, { name: 'b' }] },
    service,
  ])
  expect(joinQuestions([service])).toEqual([service])
})

test('questions are told with their answers', () => {
  expect(JSON.stringify(typed('/renovation', 'FAQPage'))).toContain(
    '"text":"Meist drei bis sechs Monate. Die Reihenfolge steht im Plan."',
  )
})

test('the page for what does not exist says nothing', () => {
  expect(graphOn('/*')).toBeUndefined()
})

describe('every page', () => {
  test('keeps to the vocabulary of schema.org', async () => {
    const graphs = site.pages.flatMap(({ route }) => graphOn(route)?.['@graph'] ?? [])
    expect(graphs.length).toBeGreaterThan(20)
    const folder = path.join(productFolder, '.gewerk/vocabulary')
    await fs.mkdir(folder, { recursive: true })
    const file = path.join(folder, 'graphs.ts')
    const unique = [...new Set(graphs.map((thing) => JSON.stringify(thing)))]
    await fs.writeFile(
      file,
      `import type { Thing } from 'schema-dts'\n${unique
        .map((json, index) => `export const thing${index}: Thing = ${json}`)
        .join('\n')}\n`,
    )
    const tsc = path.join(productFolder, 'node_modules/.bin/tsc')
    const args = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--ignoreConfig',
    ]
    const run = await promisify(execFile)(tsc, [...args, file]).catch((error) => error)
    await removeFolder(folder)
    expect(run.stdout).toBe('')
  })
})
